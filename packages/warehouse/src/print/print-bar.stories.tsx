import { downloadLabels, downloadSlip, generateLabels, printPapers } from '@replybay/api-client/operations'
import type { WarehouseOrder } from '@replybay/api-client'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { orders, tapLater, warehouse } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const asked = fn<(operation: string) => void>()
const [, second] = orders
const labelled: WarehouseOrder = { companyId: '', orderNumber: '', items: [], ...second, labels: [] }
const callsOf = (operation: string) => asked.mock.calls.filter(([one]) => one === operation)

let made = Promise.withResolvers<void>()

/** Labels are made once the story says so. */
async function onLabel() {
  asked('label')
  await made.promise
}
// A browser without a screen ends when it prints.
const counted = [printPapers, downloadLabels, downloadSlip].map((operation) =>
  handle(operation, () => {
    asked('print')
    return problem(502, 'outside-service')
  }),
)

const meta: Meta<typeof Screen> = {
  title: 'Warehouse/Printing',
  component: Screen,
  args: { path: '/warehouse/orders' },
  beforeEach: () => {
    localStorage.clear()
    asked.mockClear()
    made = Promise.withResolvers()
    answerWith(
      ...counted,
      ...warehouse(
        orders.map((order) => ({ ...order, labels: [] })),
        onLabel,
      ),
    )
  },
}
export default meta
type Story = StoryObj<typeof Screen>

/** A double click prints once; nothing beside the button moves while labels are made, and what was printed stays selected. */
export const DoubleClick: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('ML-10491')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    const bar = within(await canvas.findByRole('region', { name: 'Selected orders' }))
    const desk = bar.getByRole('button', { name: 'Print desk' })
    const before = desk.getBoundingClientRect().left
    await userEvent.dblClick(bar.getByRole('button', { name: 'Print 3 orders' }))
    await expect(await bar.findByRole('button', { name: 'Stop' })).toBeVisible()
    await expect(desk.getBoundingClientRect().left).toBe(before)
    made.resolve()
    await within(screen.getByTestId('scan-result')).findByText(/Print again/)
    await expect(callsOf('label')).toHaveLength(3)
    await expect(callsOf('print')).toHaveLength(1)
    const numbers = () => canvas.getAllByText(/^ML-10\d{3}$/).map(({ textContent }) => textContent)
    // They are labeled now, and have left the tab: what has jammed is printed again all the same.
    await waitFor(() => expect(canvas.getByRole('link', { name: /Labeled/ })).toHaveTextContent('3'))
    await expect(numbers()).toEqual(['ML-10474', 'ML-10491', 'ML-10496'])
    tapLater(bar.getByRole('button', { name: 'Print 3 orders' }), 1_000)
    await waitFor(() => expect(callsOf('print')).toHaveLength(2))
    await expect(callsOf('label')).toHaveLength(3)
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }))
    await canvas.findByText('Nothing to ship')
    await expect(canvas.queryByRole('region', { name: 'Selected orders' })).toBeNull()
  },
}

/** A double click makes one label, and prints nothing. */
export const MakeLabel: Story = {
  args: { path: '/warehouse/orders?open=ML-10491' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Make label' })
    // Before the first click is drawn.
    button.click()
    button.click()
    made.resolve()
    await canvas.findByRole('button', { name: /Print label/ })
    await expect(callsOf('label')).toHaveLength(1)
    await expect(callsOf('print')).toHaveLength(0)
  },
}

/** At the packing station, too. */
export const LabelAgain: Story = {
  args: { path: '/warehouse/orders?section=station&open=ML-10491' },
  beforeEach: () => answerWith(...counted, ...warehouse()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'ML-10491' })
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Print label again' }))
    await screen.findByText(/Error on/)
    await waitFor(() => expect(callsOf('print')).toHaveLength(1))
  },
}

/** Where no label was bought, that is said with the reason, nothing is printed, and each row says why. */
export const NoneBought: Story = {
  beforeEach: () =>
    answerWith(
      ...counted,
      handle(generateLabels, () => problem(409, 'no-credit')),
      ...warehouse(orders.map((order) => ({ ...order, labels: [] }))),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('ML-10491')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Print 3 orders' }))
    const result = within(screen.getByTestId('scan-result'))
    await result.findByText('None of 3 labels was bought')
    await result.findByText('The carrier’s account has no credit. Top it up, then make the label again.')
    await expect(canvas.getAllByText('No label')).toHaveLength(3)
    await expect(
      canvas.getByRole('row', { name: /ML-10491.*The carrier’s account has no credit/ }),
    ).toBeVisible()
    await expect(callsOf('print')).toHaveLength(0)
  },
}

/** Where one was bought, it is printed, and the number of the bought ones is said. */
export const OneBought: Story = {
  beforeEach: () =>
    answerWith(
      handle(printPapers, () => {
        asked('print')
        return new Blob(['%PDF-'], { type: 'application/pdf' })
      }),
      handle(generateLabels, async ({ request }) => {
        const { orderNumber } = (await request.clone().json()) as { orderNumber: string }
        const order = orders.find((each) => each.orderNumber === orderNumber)
        if (!order || orderNumber !== 'ML-10491') return problem(409, 'label-refused')
        return { data: { order: { ...order, labels: [{ parcel: 1 }] } } }
      }),
      ...warehouse(orders.map((order) => ({ ...order, labels: [] }))),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('ML-10491')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Print 3 orders' }))
    await within(screen.getByTestId('scan-result')).findByText('1 of 3 labels bought')
    await waitFor(() => expect(callsOf('print')).toHaveLength(1))
  },
}

/** Why an order has no label stays below the button until it has one. */
export const WhyNoLabel: Story = {
  args: { path: '/warehouse/orders?open=ML-10491' },
  beforeEach: () => {
    let isConnected = false
    answerWith(
      ...counted,
      handle(generateLabels, () => {
        if (isConnected) return { data: { order: { ...labelled, labels: [{ parcel: 1 }] } } }
        isConnected = true
        return problem(409, 'no-carrier')
      }),
      ...warehouse([labelled]),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const side = within(await canvas.findByRole('complementary', { name: 'Packages and papers' }))
    await userEvent.click(side.getByRole('button', { name: 'Make label' }))
    await side.findByText(/^Sendcloud isn’t connected\./)
    const { top } = (await screen.findByText('Error on generating labels')).getBoundingClientRect()
    await expect(top - screen.getByTestId('scan-result').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      3,
    )
    tapLater(side.getByRole('button', { name: 'Make label' }), 1_000)
    await waitFor(() => expect(side.queryByText(/^Sendcloud isn’t connected\./)).toBeNull())
  },
}

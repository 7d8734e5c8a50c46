import type { RequestBody } from '@replybay/api-client'
import { generateLabels, printPapers } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { samplePdf } from '../stories/sample-pdf.ts'
import { orders, scan, warehouse } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const DESK = '/warehouse/orders?section=print&orders='

const meta: Meta<typeof Screen> = {
  title: 'Warehouse/Print desk',
  component: Screen,
  args: { path: `${DESK}ML-10491,ML-10496` },
  beforeEach: () => {
    localStorage.setItem('replybay:warehouse-device', JSON.stringify({ format: 'a4', startSlot: 3 }))
    localStorage.removeItem('replybay:warehouse-printed:company-1')
    onPrint.mockClear()
    onLabel.mockClear()
    answerWith(prints, ...warehouse())
  },
}
export default meta
type Story = StoryObj<typeof Screen>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const onPrint = fn()
const onLabel = fn()
const onList = fn<(asked: URLSearchParams) => void>()

const prints = handle(printPapers, async ({ request }) => {
  const body = (await request.json()) as RequestBody<'printPapers'>
  onPrint(body)
  return samplePdf(body)
})

const row = (canvas: Canvas, sheet: string, name: RegExp) =>
  within(canvas.getByRole('region', { name: sheet })).findByRole('button', { name })

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Sheet 1 of 2')
    await canvas.findByText('Slots 1 and 2 are used')
    await expect(await row(canvas, 'Sheet 1', /Slots 3, 4 ML-10491/)).toHaveAttribute('aria-current')
    await expect(await row(canvas, 'Sheet 2', /Slots 1, 2 ML-10496/)).toBeVisible()
    await expect(onPrint).toHaveBeenCalledWith(
      expect.objectContaining({ preview: true, orderNumbers: ['ML-10491', 'ML-10496'], startSlot: 3 }),
    )
    await expect(canvas.getByRole('button', { name: /^Print 2 sheets/ })).toBeEnabled()
    await canvas.findByText('1 label is made first.')
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Preview of sheet 1' })).toHaveAttribute('data-drawn'),
    )
  },
}
export const LoadedDark: Story = { ...Loaded, globals: { theme: 'dark' } }

/** Orders of other tabs are looked up by one call, wherever they stand. */
export const OfOtherTabs: Story = {
  args: { path: `${DESK}ML-10491,ML-10496,ML-10474,ML-none` },
  beforeEach: () => {
    onList.mockClear()
    const statuses = ['labelled', 'sent', 'to-ship'] as const
    const elsewhere = orders.map((order, place) => ({
      ...order,
      status: statuses[place] ?? 'to-ship',
    }))
    answerWith(prints, ...warehouse(elsewhere, undefined, onList))
  },
  play: async ({ canvas }) => {
    for (const number of ['ML-10491', 'ML-10496', 'ML-10474']) {
      await canvas.findAllByRole('button', { name: new RegExp(number) })
    }
    await canvas.findByText(/ML-none/)
    const lookUps = onList.mock.calls.filter(([asked]) => asked.get('status') !== 'to-ship')
    await expect(lookUps).toHaveLength(1)
  },
}

/** The orders are a line above the sheet, and the settings come from the bottom. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Sheet 1 of 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Print settings' }))
    const settings = within(await screen.findByRole('dialog', { name: 'Print settings' }))
    await userEvent.click(settings.getByText('A6, label roll'))
    await userEvent.click(settings.getByRole('button', { name: 'Close' }))
    await canvas.findByText('Sheet 1 of 4')
  },
}

/** The sheet begins at the slot that is tapped, and the device keeps it. */
export const StartElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Slot 1, used. Start here' }))
    await canvas.findByText('Sheet 1 of 1')
    await expect(await row(canvas, 'Sheet 1', /Slots 3, 4 ML-10496/)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Packing slips' }))
    await row(canvas, 'Sheet 1', /Slots 2 ML-10496/)
    await expect(canvas.queryByRole('button', { name: /used/ })).toBeNull()
  },
}

/** Another print uses the label that exists: none is made anew. The next sheet begins where this one ends. */
export const Reprint: Story = {
  args: { path: `${DESK}ML-10491` },
  beforeEach: () =>
    answerWith(
      prints,
      handle(generateLabels, () => {
        onLabel()
        return problem(500)
      }),
      ...warehouse(),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Reprints use the label that exists.')
    await canvas.findByRole('button', { name: /^Print 1 sheet/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Download as PDF' }))
    await within(screen.getByTestId('scan-result')).findByText('1 order printed')
    await expect(onPrint.mock.calls.filter(([body]) => !body.preview)).toHaveLength(1)
    await expect(onLabel).not.toHaveBeenCalled()
    await canvas.findByRole('button', { name: 'Reprint ML-10491' })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Start at slot 1' })).toBePressed())
  },
}

/** What this device has printed today is printed once more from the desk, whatever lies on it. */
export const PrintedToday: Story = {
  beforeEach: () => {
    const at = new Date()
    localStorage.setItem(
      'replybay:warehouse-printed:company-1',
      JSON.stringify([
        { at: at.getTime(), orderNumbers: ['ML-10474', 'ML-10470'], papers: ['label', 'slip'], count: 4 },
        { at: at.getTime() - 1, orderNumbers: ['ML-10469'], papers: ['slip'], count: 1 },
        { at: at.getTime() - 2, orderNumbers: ['ML-10468'], papers: ['slip'], count: 1 },
        { at: at.getTime() - 2 * 86_400_000, orderNumbers: ['ML-9000'], papers: ['slip'], count: 1 },
      ]),
    )
    answerWith(
      handle(printPapers, async ({ request }) => {
        const body = (await request.json()) as RequestBody<'printPapers'>
        onPrint(body)
        // A browser without a screen ends when it prints.
        return body.preview ? samplePdf(body) : problem(503)
      }),
      ...warehouse(),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const today = within(await canvas.findByRole('region', { name: 'Printed today' }))
    await today.findByText('ML-10474 and 1 other')
    await today.findByText('Shipping labels, Packing slips')
    await expect(today.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(today.getByRole('button', { name: 'Show all 3' }))
    await expect(today.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(today.getByRole('button', { name: 'Reprint ML-10474 and 1 other' }))
    await within(screen.getByTestId('scan-result')).findByText(/Print again/)
    await expect(onPrint).toHaveBeenCalledWith(
      expect.objectContaining({ orderNumbers: ['ML-10474', 'ML-10470'], papers: ['label', 'slip'] }),
    )
  },
}

/** An order whose label can’t be made is left out with the reason, and the others are printed. */
export const LeftOut: Story = {
  beforeEach: () => {
    let isDown = true
    answerWith(
      prints,
      handle(generateLabels, () => {
        if (isDown) {
          isDown = false
          return problem(503)
        }
        const [, , order] = orders
        if (!order) return problem(404)
        return {
          data: { order: { ...order, labels: [{ parcel: 1, createdAt: '2026-11-28T08:00:00.000Z' }] } },
        }
      }),
      ...warehouse(),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Print 2 sheets/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Download as PDF' }))
    const out = within(await canvas.findByRole('region', { name: 'Left out' }))
    await out.findByText('ML-10496')
    await out.findByText(/^Error on generating labels/)
    await waitFor(() =>
      expect(onPrint).toHaveBeenCalledWith(
        expect.not.objectContaining({ preview: true, orderNumbers: expect.arrayContaining(['ML-10496']) }),
      ),
    )
    await userEvent.click(await out.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Left out' })).toBeNull())
  },
}

/** What the address names and no order has is said, and stops nothing. A scan adds an order. */
export const Added: Story = {
  args: { path: `${DESK}ML-10491,ML-1` },
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such order.')
    await canvas.findByRole('button', { name: /^Print 1 sheet/ })
    scan('ML-10474')
    await canvas.findByRole('button', { name: /ML-10474/ })
    await canvas.findByText('2 orders from To ship')
  },
}

export const Problem: Story = {
  beforeEach: () => {
    let isDown = true
    answerWith(
      handle(printPapers, async ({ request }) => {
        if (isDown) {
          isDown = false
          return problem(400)
        }
        return samplePdf((await request.json()) as RequestBody<'printPapers'>)
      }),
      ...warehouse(),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Error on downloading labels')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByText('Sheet 1 of 2')
  },
}

/** From the list and back: what was chosen stays chosen. */
export const FromList: Story = {
  args: { path: '/warehouse/orders' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('ML-10491')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row 2' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Print desk' }))
    await canvas.findByRole('heading', { level: 1, name: 'Print desk' })
    await canvas.findByText('1 order from To ship')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the orders' }))
    await canvas.findByText('1 selected')
    await expect(canvas.getByRole('checkbox', { name: 'Select row 2' })).toBeChecked()
  },
}

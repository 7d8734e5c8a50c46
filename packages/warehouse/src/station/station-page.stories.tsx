import type { WarehouseOrder } from '@replybay/api-client'
import { generateLabels, listOrders, setOrderProblem, validateSending } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { scan, tapLater, user, warehouse } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'
import { orders } from './station-samples.ts'

const meta: Meta<typeof Screen> = {
  title: 'Warehouse/Packing station',
  component: Screen,
  args: { path: '/warehouse/orders?section=station' },
  beforeEach: () => {
    localStorage.clear()
    answerWith(...warehouse(orders))
  },
}
export default meta
type Story = StoryObj<typeof Screen>

const alarm = async () => within(await screen.findByTestId('station-alarm'))
const band = async () => within(await screen.findByTestId('station-band'))
const onTable = (orderNumber: string) => screen.findByRole('heading', { level: 1, name: orderNumber })
const [first] = orders
const labelled = (change: Partial<WarehouseOrder>) => [
  { ...first, labels: [{ parcel: 1, trackingNumber: 'XY123456789FR' }], ...change },
  ...orders.slice(1),
]
const full = first.items.map(({ SKU, quantity }) => ({ SKU, quantity }))

/** The first order that has stock and that nobody else packs is on the table by itself. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await onTable('ML-10491')
    await canvas.findByText('Pauline Leroux · Nantes, FR')
    await (await band()).findByText('Scan OPA-30-BR')
    await expect(canvas.getByTestId('station-sum')).toHaveTextContent('0 / 4')
    await waitFor(() => expect(document.querySelectorAll('[data-code] rect')).toHaveLength(5 * 22))
  },
}
export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }
export const Tablet: Story = { ...Loaded, globals: { viewport: { value: 'tablet' } } }

export const Right: Story = {
  play: async ({ canvas }) => {
    await onTable('ML-10491')
    scan('AMP-E27-4W')
    await (await band()).findByText('Scan one more')
    await (await band()).findByText('Then Suspension Opaline Ø30, laiton, shelf A-14')
    await expect(canvas.getByTestId('station-sum')).toHaveTextContent('1 / 4')
    await canvas.findByText('AMP-E27-4W, 1 of 2. Ampoule filament E27, 4 W. 1 more to scan.')
  },
}
export const RightDark: Story = { ...Right, globals: { theme: 'dark' } }
export const Phone: Story = { ...Right, globals: { viewport: { value: 'phone' } } }

/** Red covers the item, the counts stay; a right scan takes it away. */
export const WrongItem: Story = {
  play: async ({ canvas }) => {
    await onTable('ML-10491')
    scan('OPA-30-BR')
    scan('LIN-45-NA')
    await (await alarm()).findByText('Wrong item')
    await (await alarm()).findByText('LIN-45-NA is not in ML-10491. Nothing was counted.')
    await (await alarm()).findByText('D-03')
    await (await alarm()).findByText('Scan AMP-E27-4W to go on')
    await expect(canvas.getByTestId('station-sum')).toHaveTextContent('1 / 4')
  },
}
export const WrongItemDark: Story = { ...WrongItem, globals: { theme: 'dark' } }
export const WrongItemPhone: Story = { ...WrongItem, globals: { viewport: { value: 'phone' } } }

export const AfterAWrongOne: Story = {
  play: async (context) => {
    await WrongItem.play?.(context)
    scan('AMP-E27-4W')
    await waitFor(() => expect(screen.queryByTestId('station-alarm')).toBeNull())
    await expect(screen.getByTestId('station-sum')).toHaveTextContent('2 / 4')
  },
}

/** Undo takes the red away first, and then what was counted, one after the other. */
export const Undone: Story = {
  play: async ({ canvas }) => {
    await onTable('ML-10491')
    scan('OPA-30-BR')
    scan('AMP-E27-4W')
    scan('LIN-45-NA')
    await (await alarm()).findByText('Wrong item')
    scan('RB-U')
    await waitFor(() => expect(screen.queryByTestId('station-alarm')).toBeNull())
    const sum = canvas.getByTestId('station-sum')
    await expect(sum).toHaveTextContent('2 / 4')
    scan('RB-U')
    await waitFor(() => expect(sum).toHaveTextContent('1 / 4'))
    scan('RB-U')
    await waitFor(() => expect(sum).toHaveTextContent('0 / 4'))
    scan('RB-U')
    await canvas.findByText('Nothing to undo')
  },
}

export const TooMany: Story = {
  play: async () => {
    await onTable('ML-10491')
    scan('OPA-30-BR')
    scan('OPA-30-BR')
    await (await alarm()).findByText('One too many')
    await (await alarm()).findByText('Put one back')
    await (await alarm()).findByText('A-14')
  },
}

/** A code that nothing knows can be typed in its place. */
export const UnknownCode: Story = {
  play: async ({ userEvent, canvas }) => {
    await onTable('ML-10491')
    scan('9999999')
    await (await alarm()).findByText('No such code')
    await (await alarm()).findByText('9999999')
    await userEvent.click((await alarm()).getByRole('textbox', { name: 'Scan again or type it' }))
    await userEvent.paste('OPA-30-BR')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByTestId('station-sum')).toHaveTextContent('1 / 4'))
  },
}

/** The label is made once all is in the box; scanned, it sends the order, and the next one comes. */
export const Sent: Story = {
  play: async () => {
    await onTable('ML-10491')
    for (const { SKU, quantity } of first.items) for (let count = 0; count < quantity; count++) scan(SKU)
    await (await band()).findByText('Scan the label to send it')
    scan('XY1000')
    const sent = within(await screen.findByTestId('station-sent'))
    await sent.findByText('ML-10491 is sent')
    await onTable('ML-10496')
    // It is no code that nobody knows.
    scan('XY1000')
    await screen.findByText('Already sent. ML-10491')
    await expect(screen.queryByTestId('station-alarm')).toBeNull()
    scan('9999999')
    await (await alarm()).findByText('No such code')
  },
}

/** A label that is read twice sends its order once, and its end is still seen. */
export const LabelReadTwice: Story = {
  beforeEach: () => answerWith(...warehouse(labelled({ packed: full }))),
  play: async () => {
    await onTable('ML-10491')
    scan('XY123456789FR')
    scan('XY123456789FR')
    await screen.findByText('Already sent. ML-10491')
    await within(await screen.findByTestId('station-sent')).findByText('ML-10491 is sent')
    await onTable('ML-10496')
  },
}

export const OrderComplete: Story = {
  beforeEach: () => answerWith(...warehouse(labelled({ packed: full }))),
  play: async () => {
    await onTable('ML-10491')
    await (await band()).findByText('Scan the label to send it')
    await (await band()).findByText('XY123456789FR')
  },
}
export const OrderCompleteDark: Story = { ...OrderComplete, globals: { theme: 'dark' } }

/** The label of another order is no right one. */
export const WrongLabel: Story = {
  beforeEach: () =>
    answerWith(
      ...warehouse([
        ...labelled({ packed: full }),
        {
          ...first,
          orderNumber: 'ML-10500',
          labels: [{ parcel: 1, trackingNumber: 'XY987654321FR' }],
        },
      ]),
    ),
  play: async () => {
    await onTable('ML-10491')
    scan('XY987654321FR')
    await (await alarm()).findByText('Wrong label')
    await (await alarm()).findByText('It belongs to ML-10500.')
  },
}

/** Of several packages each has its label scanned. */
export const TwoPackages: Story = {
  beforeEach: () =>
    answerWith(
      ...warehouse(
        labelled({
          packed: full,
          labels: [
            { parcel: 1, trackingNumber: 'XY1' },
            { parcel: 2, trackingNumber: 'XY2' },
          ].map((label) => ({ ...label, trackingNumber: `${label.trackingNumber}00` })),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await onTable('ML-10491')
    scan('XY100')
    scan('XY100')
    await canvas.findByText('Label 1 of 2. Scan the label of the next package.')
    await expect(screen.queryByTestId('station-sent')).toBeNull()
    scan('XY200')
    await screen.findByTestId('station-sent')
  },
}

/** A label that could not be made is not asked for again by itself. */
export const NoLabel: Story = {
  beforeEach: () => {
    let isDown = true
    answerWith(
      handle(generateLabels, () => {
        if (!isDown) {
          return { data: { order: { ...first, labels: [{ parcel: 1, trackingNumber: 'XY100' }] } } }
        }
        isDown = false
        return problem(502, 'outside-service')
      }),
      ...warehouse([{ ...first, packed: full }, ...orders.slice(1)]),
    )
  },
  play: async ({ canvas }) => {
    await onTable('ML-10491')
    await (await band()).findByText('Error on generating labels')
    scan('RB-L')
    await canvas.findByText('ML-10491, label made')
  },
}

/** Without a network the order waits, and the next one comes. */
export const Offline: Story = {
  beforeEach: () => {
    answerWith(...warehouse(labelled({ packed: full })))
    return setOnline
  },
  play: async () => {
    await onTable('ML-10491')
    setOffline()
    scan('XY123456789FR')
    await within(await screen.findByTestId('station-sent')).findByText('Waits to be sent')
    await onTable('ML-10496')
    setOnline()
  },
}

const onSent = fn()

/** What the server refuses later is said, whichever order is on the table by then. */
export const Refused: Story = {
  beforeEach: () => {
    onSent.mockClear()
    answerWith(
      handle(validateSending, () => {
        onSent()
        return problem(409, 'wrong-status')
      }),
      ...warehouse(labelled({ packed: full })),
    )
  },
  play: async ({ canvas }) => {
    await onTable('ML-10491')
    scan('XY123456789FR')
    await canvas.findByText('Error on updating orders. ML-10491 is as it was.')
    await screen.findByText('ML-10491 was not sent')
    await expect(onSent).toHaveBeenCalledTimes(1)
    // Its label sends it once more.
    scan('ML-10491')
    await onTable('ML-10491')
    scan('XY123456789FR')
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2))
  },
}

/** What is left for later is asked once, and something else that is scanned forgets it. */
export const Backorder: Story = {
  play: async ({ canvas }) => {
    await onTable('ML-10491')
    scan('RB-B')
    await canvas.findByText('Nothing is in the box yet')
    scan('OPA-30-BR')
    scan('RB-B')
    await (await band()).findByText('Scan it again to confirm')
    await (await band()).findByText('3 items will become a separate order.')
    scan('AMP-E27-4W')
    await (await band()).findByText('Scan one more')
    scan('RB-B')
    await (await band()).findByText('2 items will become a separate order.')
    // A scanner that reads twice confirms nothing.
    scan('RB-B')
    scan('RB-B', 400)
    await (await band()).findByText('2 items will become a separate order.')
    scan('RB-B', 1_000)
    await waitFor(() => expect(canvas.getByTestId('station-sum')).toHaveTextContent('2 / 2'))
  },
}

const onProblem = fn()

/** An order with a problem is set aside once that is confirmed, by touch as well. */
export const SetAside: Story = {
  beforeEach: () => {
    onProblem.mockClear()
    answerWith(
      handle(setOrderProblem, async ({ request }) => {
        onProblem(((await request.clone().json()) as { problem: string }).problem)
        return { data: { order: { ...first, status: 'problem' as const } } }
      }),
      ...warehouse(orders),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await onTable('ML-10491')
    const button = canvas.getByRole('button', { name: 'Problem' })
    // A glove that bounces confirms nothing.
    await userEvent.dblClick(button)
    await (await band()).findByText('ML-10491 will be set aside.')
    tapLater(button, 400)
    await (await band()).findByText('ML-10491 will be set aside.')
    await expect(onProblem).not.toHaveBeenCalled()
    tapLater(button, 1_000)
    await onTable('ML-10496')
    await expect(onProblem).toHaveBeenCalledWith('Set aside at the packing station')
  },
}

/** The number of an order puts it on the table; the next one is the first that was not left. */
export const AnotherOrder: Story = {
  play: async () => {
    await onTable('ML-10491')
    scan('RB-NEXT')
    await onTable('ML-10496')
    scan('ML-10474')
    await onTable('ML-10474')
    scan('RB-N', 1_000)
    await onTable('ML-10496')
    // A scanner that reads twice goes one step.
    scan('RB-N', 1_400)
    scan('RB-N', 2_000)
    await onTable('ML-10491')
  },
}

/** A double tap goes one step. */
export const OneStep: Story = {
  play: async ({ canvas, userEvent }) => {
    await onTable('ML-10491')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next order' }))
    await onTable('ML-10496')
    scan('9999999')
    await (await alarm()).findByText('No such code')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('ML-10496')
  },
}

/** A box that is full is not left without a word. */
export const FullAndNotSent: Story = {
  beforeEach: () => answerWith(...warehouse(labelled({ packed: full }))),
  play: async ({ canvas }) => {
    await onTable('ML-10491')
    scan('RB-N')
    await (await band()).findByText('ML-10491 is full and not sent.')
    scan('RB-N', 400)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('ML-10491')
    scan('RB-N', 1_000)
    await onTable('ML-10496')
  },
}

/** An order that was canceled while it was packed goes back to its shelves, each piece scanned, before the next one comes. */
export const CanceledMeanwhile: Story = {
  args: { path: '/warehouse/orders?section=station&open=ML-10491' },
  beforeEach: () =>
    answerWith(
      ...warehouse([
        { ...first, status: 'canceled', packed: [{ SKU: 'AMP-E27-4W', quantity: 2 }] },
        ...orders.slice(1),
      ]),
    ),
  play: async () => {
    const stop = within(await screen.findByTestId('station-canceled'))
    await stop.findByText('Stop. ML-10491 was canceled.')
    await stop.findByText('2 × AMP-E27-4W')
    scan('AMP-E27-4W')
    await stop.findByText('1 × AMP-E27-4W')
    scan('AMP-E27-4W')
    await onTable('ML-10496')
  },
}
export const CanceledMeanwhileDark: Story = { ...CanceledMeanwhile, globals: { theme: 'dark' } }

export const Empty: Story = {
  beforeEach: () => answerWith(...warehouse([])),
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to pack')
  },
}

export const Loading: Story = {
  beforeEach: () =>
    answerWith(
      user(),
      handle(listOrders, () => new Promise<never>(() => undefined)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the next order' })
  },
}

export const Problem: Story = {
  beforeEach: () => {
    let isDown = true
    answerWith(
      handle(listOrders, () => {
        if (isDown) {
          isDown = false
          return problem(400)
        }
        return { data: { orders: [...orders], nextCursor: null } }
      }),
      ...warehouse(orders),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Error on getting orders')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await onTable('ML-10491')
  },
}

export const Forbidden: Story = {
  beforeEach: () =>
    answerWith(
      user(),
      handle(listOrders, () => problem(403, 'forbidden')),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to the warehouse')
  },
}

export const NoSuchOrder: Story = {
  args: { path: '/warehouse/orders?section=station&open=ML-1' },
  play: async ({ canvas }) => {
    await canvas.findByText('No order ML-1')
    scan('RB-N')
    await onTable('ML-10491')
  },
}

export const LongText: Story = {
  beforeEach: () =>
    answerWith(
      ...warehouse([
        {
          ...first,
          customer: { name: 'Lampenschirmmanufaktur'.repeat(4), city: 'Llanfairpwllgwyngyll', country: 'GB' },
          items: Array.from({ length: 9 }, (_, place) => ({
            SKU: `LAMPENSCHIRM-${place}-NATURBELASSEN`,
            quantity: 120,
            name: 'Lampenschirmhalterung '.repeat(5),
            shelf: 'Halle 3, Regal 12-B',
          })),
        },
      ]),
    ),
  play: async () => {
    await onTable('ML-10491')
    await (await band()).findByText('Scan LAMPENSCHIRM-0-NATURBELASSEN')
  },
}

function setOffline() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  dispatchEvent(new Event('offline'))
}

function setOnline() {
  Reflect.deleteProperty(navigator, 'onLine')
  dispatchEvent(new Event('online'))
}

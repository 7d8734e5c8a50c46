import { generateLabels, validateSending } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { scan, warehouse } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'
import { alarm, band, first, full, labelled, onTable, orders } from '../stories/station-samples.ts'

const meta: Meta<typeof Screen> = {
  title: 'Warehouse/Packing station, sending',
  component: Screen,
  args: { path: '/warehouse/orders?section=station' },
  beforeEach: () => {
    localStorage.clear()
    answerWith(...warehouse(orders))
  },
}
export default meta
type Story = StoryObj<typeof Screen>

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
        return problem(409, 'address-incomplete')
      }),
      ...warehouse([{ ...first, packed: full }, ...orders.slice(1)]),
    )
  },
  play: async ({ canvas }) => {
    await onTable('ML-10491')
    const words = await band()
    await words.findByText('Error on generating labels')
    await words.findByText(/^The address is incomplete\. Complete it in the shop/)
    await expect(document.querySelector('.tabler-icon-check')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Print label again' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Make label' })).toBeVisible()
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

function setOffline() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  dispatchEvent(new Event('offline'))
}

function setOnline() {
  Reflect.deleteProperty(navigator, 'onLine')
  dispatchEvent(new Event('online'))
}

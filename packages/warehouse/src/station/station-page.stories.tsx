import { listOrders } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { scan, user, warehouse } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'
import { alarm, band, first, onTable, orders } from '../stories/station-samples.ts'

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

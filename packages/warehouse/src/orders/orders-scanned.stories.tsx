import { getStockQuantity, listOrders } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { orders, scan, warehouse } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Warehouse/Orders, scanned',
  component: Screen,
  args: { path: '/warehouse/orders' },
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof Screen>

const onSearch = fn()

const PACKED = '/warehouse/orders?open=ML-10491'
const result = () => within(screen.getByTestId('scan-result'))

/** A scan of an order's number opens it, wherever the focus is. */
export const ScanOrder: Story = {
  beforeEach: () => answerWith(...warehouse()),
  play: async ({ canvas }) => {
    await canvas.findByText('ML-10491')
    scan('ML-10491')
    await canvas.findByRole('region', { name: 'ML-10491' })
    await result().findByText('ML-10491')
  },
}

/** An order that was canceled is on no list: scanned, it says so rather than being no such code. */
export const ScanCanceled: Story = {
  beforeEach: () =>
    answerWith(
      ...warehouse(
        orders.map((order) =>
          order.orderNumber === 'ML-10491' ? { ...order, status: 'canceled' as const } : order,
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('ML-10496')
    scan('ml-10491')
    await canvas.findByText('Stop. ML-10491 was canceled.')
  },
}

const late = Promise.withResolvers<void>()

/** A number that is not on the page is looked up. Who opens another order meanwhile keeps that one. */
export const LateLookUp: Story = {
  beforeEach: () =>
    answerWith(
      handle(listOrders, async ({ request }) => {
        const search = new URL(request.url).searchParams.get('search')
        if (search === null) return { data: { orders: [...orders], nextCursor: null } }
        if (search !== 'ML-10301') return { data: { orders: [], nextCursor: null } }
        await late.promise
        const found = {
          companyId: 'company-1',
          orderNumber: 'ML-10301',
          items: [],
          status: 'to-ship' as const,
        }
        return { data: { orders: [found], nextCursor: null } }
      }),
      ...warehouse(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('ML-10491')
    scan('ML-10301')
    scan('ML-10491')
    await canvas.findByRole('region', { name: 'ML-10491' })
    late.resolve()
    // What is asked for after it is answered after it.
    scan('ML-00000')
    await result().findByText('No such code')
    await expect(canvas.getByRole('region', { name: 'ML-10491' })).toBeVisible()
  },
}

/** What is scanned goes into the box: right ones are counted, others are said and not counted; all of it can be undone. */
export const ScanItems: Story = {
  args: { path: PACKED },
  beforeEach: () => answerWith(...warehouse()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('0/3')
    scan('OPA-30-BR')
    await canvas.findByText('1/3')
    await result().findByText('OPA-30-BR, 1 of 1')
    scan('OPA-30-BR')
    await result().findByText('One too many')
    scan('LIN-45-NA')
    await result().findByText('Wrong item')
    await result().findByText('LIN-45-NA is not in ML-10491. Nothing was counted.')
    scan('9999999')
    await result().findByText('No such code')
    await expect(canvas.getByText('1/3')).toBeVisible()
    scan('AMP-E27-4W')
    await canvas.findByText('2/3')
    await userEvent.click(await result().findByRole('button', { name: 'Undo' }))
    await canvas.findByText('1/3')
    await result().findByText('AMP-E27-4W taken out')
    // It is no right scan any more among the last ones.
    const last = canvas.getByRole('heading', { name: 'Last scans' }).parentElement?.querySelector('li')
    await expect(last).toHaveTextContent('AMP-E27-4WTaken out')
  },
}

/** A code that the page does not have is told apart: an article of the shop goes back on its shelf. */
export const ArticleOfTheShop: Story = {
  args: { path: PACKED },
  beforeEach: () =>
    answerWith(
      handle(getStockQuantity, async ({ request }) => {
        const { SKU } = (await request.json()) as { SKU: string }
        return SKU === 'HAL-F-LT' ? { data: { stock: { SKU, quantity: 4 } } } : problem(404, 'not-found')
      }),
      ...warehouse(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Mark as sent')
    scan('HAL-F-LT')
    await result().findByText('Wrong item')
    scan('HAL-F-XX')
    await result().findByText('No such code')
  },
}

/** Nobody waits to hear that the server can’t be reached. */
export const UnknownCodeOffline: Story = {
  args: { path: PACKED },
  beforeEach: () => {
    answerWith(
      handle(listOrders, ({ request }) => {
        if (request.url.includes('ML-99999')) onSearch()
        return { data: { orders: [...orders], nextCursor: null } }
      }),
      ...warehouse(),
    )
    onSearch.mockClear()
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Mark as sent')
    scan('ML-99999')
    await result().findByText('ML-99999 can’t be looked up')
    await expect(onSearch).not.toHaveBeenCalled()
  },
}

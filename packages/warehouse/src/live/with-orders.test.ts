import type { WarehouseOrder } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { withOrders } from './with-orders.ts'

const at = (minute: number) => `2026-11-20T08:${String(minute).padStart(2, '0')}:00.000Z`
const order = (minute: number, change: Partial<WarehouseOrder> = {}) =>
  ({ orderNumber: `ML-${minute}`, createdAt: at(minute), ...change }) as WarehouseOrder
const list = (nextCursor: string | null) => ({
  pages: [
    { orders: [order(10), order(20)], nextCursor: 'a', counts: { 'to-ship': 4 } },
    { orders: [order(30), order(40)], nextCursor },
  ],
  pageParams: [undefined, 'a'],
})
const counts = { 'to-ship': 5 }
const numbers = (shown: ReturnType<typeof list>) =>
  shown.pages.map(({ orders }) => orders.map(({ orderNumber }) => orderNumber))

test('an order that has changed is in its place, and one that has left the list is gone', () => {
  const changed = { named: ['ML-20', 'ML-30'], orders: [order(20, { prints: 2 })], counts, isSent: false }
  const shown = withOrders(list(null), changed)
  expect(numbers(shown)).toEqual([['ML-10', 'ML-20'], ['ML-40']])
  expect(shown.pages[0]?.orders[1]?.prints).toBe(2)
  expect(shown.pages[0]?.counts).toEqual(counts)
})

test('an order that comes stands where the server would tell it', () => {
  const comes = (came: WarehouseOrder, next: string | null) =>
    numbers(withOrders(list(next), { named: [came.orderNumber], orders: [came], counts, isSent: false }))
  expect(comes(order(25), 'b')).toEqual([
    ['ML-10', 'ML-20'],
    ['ML-25', 'ML-30', 'ML-40'],
  ])
  expect(comes(order(50, { leavesAt: at(5) }), 'b')[0]).toEqual(['ML-50', 'ML-10', 'ML-20'])
  expect(comes(order(50), null)[1]).toEqual(['ML-30', 'ML-40', 'ML-50'])
  // The next page has it.
  expect(comes(order(50), 'b')[1]).toEqual(['ML-30', 'ML-40'])
})

test('of the orders that were sent, the newest comes first', () => {
  const sent = (minute: number) => order(minute, { status: 'sent', sentAt: at(minute) })
  const shown = withOrders(
    { pages: [{ orders: [sent(30), sent(20)], nextCursor: null }], pageParams: [undefined] },
    { named: ['ML-40', 'ML-25'], orders: [sent(40), sent(25)], counts, isSent: true },
  )
  expect(shown.pages[0]?.orders.map(({ orderNumber }) => orderNumber)).toEqual([
    'ML-40',
    'ML-30',
    'ML-25',
    'ML-20',
  ])
})

import type { WarehouseOrder } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { nextOrder } from './next-order.ts'

const anOrder = (orderNumber: string, change: Partial<WarehouseOrder> = {}): WarehouseOrder => ({
  companyId: 'company-1',
  orderNumber,
  status: 'to-ship',
  items: [{ SKU: 'OPA-30-BR', quantity: 2, stock: 5 }],
  ...change,
})

interface Table {
  current?: string
  skipped?: string[]
  leaving?: string[]
}

function next(orders: WarehouseOrder[], { current, skipped = [], leaving = [] }: Table = {}) {
  const table = { userId: 'me', current, skipped: new Set(skipped), leaving: new Set(leaving) }
  return nextOrder(orders, table)?.orderNumber
}

const packing = (_id: string) => ({ _id, name: 'Inès', at: '2026-11-28T08:00:00.000Z' })

test('the first order of the list comes next, and not the one on the table', () => {
  const orders = [anOrder('1'), anOrder('2'), anOrder('3')]
  expect(next(orders)).toBe('1')
  expect(next(orders, { current: '1' })).toBe('2')
})

test('an order without stock waits; what is in its box already is not missing', () => {
  const short = { items: [{ SKU: 'OPA-30-BR', quantity: 2, stock: 1 }] }
  expect(next([anOrder('1', short), anOrder('2')])).toBe('2')
  expect(next([anOrder('1', { ...short, packed: [{ SKU: 'OPA-30-BR', quantity: 1 }] })])).toBe('1')
})

test('an order whose stock nobody knows is packed', () => {
  expect(next([anOrder('1', { items: [{ SKU: 'OPA-30-BR', quantity: 1 }] })])).toBe('1')
})

test('an order that somebody else packs is theirs; one’s own goes on', () => {
  expect(next([anOrder('1', { packing: packing('other') }), anOrder('2')])).toBe('2')
  expect(next([anOrder('1', { packing: packing('me') }), anOrder('2')])).toBe('1')
})

test('orders with a problem, sent and canceled ones are not packed', () => {
  const closed = (['problem', 'sent', 'canceled'] as const).map((status) => anOrder(status, { status }))
  expect(next([...closed, anOrder('labelled', { status: 'labelled' })])).toBe('labelled')
  expect(next(closed)).toBeUndefined()
})

test('an order that was left comes again once there is nothing else', () => {
  const orders = [anOrder('1'), anOrder('2')]
  expect(next(orders, { skipped: ['1'] })).toBe('2')
  expect(next(orders, { skipped: ['1'], current: '2' })).toBe('1')
})

test('an order that is on its way is not packed again', () => {
  expect(next([anOrder('1'), anOrder('2')], { leaving: ['1'] })).toBe('2')
  expect(next([anOrder('1')], { leaving: ['1'] })).toBeUndefined()
})

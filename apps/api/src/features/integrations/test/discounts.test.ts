/** What was paid for each piece, where a voucher took something off. */
import { simulatedOrders } from '@replybay/shop-platforms'
import { describe, expect, test } from 'vitest'
import { spreadDiscount } from '../prestashop/spread-discount.ts'
import { hookDesk, minutesAfter, oneOrder } from './hook-desk.ts'
import { platformDesk } from './platform-desk.ts'

const desk = platformDesk()
const hooks = hookDesk(desk)
const line = (sku: string, quantity: number, price: number) => ({ sku, name: sku, quantity, price })

const prices = async () => {
  const order = await hooks.order('S-1001')
  return order?.items?.map(({ SKU, quantity, price }) => [SKU, quantity, price])
}

describe.each(['shopify', 'woocommerce', 'prestashop'] as const)('%s: the price of a piece', (kind) => {
  async function priced(lines: ReturnType<typeof line>[], discount?: number) {
    desk[kind].orders = simulatedOrders(1, () => ({ lines, ...(discount !== undefined && { discount }) }))
    await desk.connect(kind)
    await hooks.run()
    return await prices()
  }

  test('is what was paid for it', async () => {
    expect(await priced([line('A', 2, 60), line('B', 1, 30)], 30)).toEqual([
      ['A', 2, 4_800],
      ['B', 1, 2_400],
    ])
  })

  test('is rounded down where the line does not divide', async () => {
    expect(await priced([line('A', 3, 120)], 35)).toEqual([['A', 3, 10_833]])
  })

  test('of all lines together is what was paid, to the cent', async () => {
    const found = await priced([line('A', 1, 10), line('B', 1, 10), line('C', 1, 10)], 10)
    expect(found?.reduce((sum, [, , price]) => sum + Number(price), 0)).toBe(2_000)
  })

  test('is nothing where the voucher paid for all of it', async () => {
    expect(await priced([line('A', 2, 12)], 24)).toEqual([['A', 2, 0]])
  })

  test('is as it was where there is no voucher', async () => {
    expect(await priced([line('A', 3, 19.99), line('B', 1, 0.01)])).toEqual([
      ['A', 3, 1_999],
      ['B', 1, 1],
    ])
  })
})

test('Shopify: a price without its tax is told with it, after the discount', async () => {
  const { path } = await hooks.connect('shopify')
  const order = oneOrder({ lines: [line('A', 3, 100)], discount: 30, changedAt: minutesAfter(1) })
  const { body } = desk.shopify.delivery('orders/create', order)
  const net = body.replace('"taxes_included":true', '"taxes_included":false')
  await hooks.tell(path, desk.shopify.signed('orders/create', net))
  await hooks.run()
  expect(await prices()).toEqual([['A', 3, 10_800]])
})

test('Shopify: of a line that is sent in part, a piece is worth as much as before', async () => {
  const { path } = await hooks.connect('shopify')
  const order = oneOrder({ lines: [line('A', 3, 100)], discount: 30, changedAt: minutesAfter(1) })
  const { body } = desk.shopify.delivery('orders/create', order)
  const sent = body.replace('"fulfillable_quantity":3', '"fulfillable_quantity":1')
  await hooks.tell(path, desk.shopify.signed('orders/create', sent))
  await hooks.run()
  expect(await prices()).toEqual([['A', 1, 9_000]])
})

test('WooCommerce: a line that does not divide is rounded down', async () => {
  const { path } = await hooks.connect('woocommerce')
  const order = oneOrder({ lines: [line('A', 3, 20)], discount: 40, changedAt: minutesAfter(1) })
  await hooks.tell(path, desk.woocommerce.delivery('order.created', order))
  await hooks.run()
  expect(await prices()).toEqual([['A', 3, 666]])
})

test.each<[number, number[], number[]]>([
  [1_000, [1_000, 1_000, 1_000], [333, 334, 333]],
  [1, [50, 50], [1, 0]],
  [500, [100, 0, 200], [100, 0, 200]],
  [10, [0], [0]],
  [-5, [100], [0]],
  [0, [], []],
])('a discount of %i over %j is %j', (discount, values, expected) => {
  expect(spreadDiscount(discount, values)).toEqual(expected)
})

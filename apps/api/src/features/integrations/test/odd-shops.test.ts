/** Shops that tell what the database does not keep. */
import { sql } from 'drizzle-orm'
import { simulatedOrders } from '@replybay/shop-platforms'
import { afterEach, describe, expect, test } from 'vitest'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { setStock } from '../../warehouse/index.ts'
import { warehouseArticles } from '../../warehouse/tables.ts'
import { catchUpAll } from '../following/catch-up.ts'
import { readOrder } from '../woocommerce/orders.ts'
import { hookDesk, minutesAfter } from './hook-desk.ts'
import { platformDesk } from './platform-desk.ts'

const desk = platformDesk()
const hooks = hookDesk(desk)
const execute = (query: string) => desk.server.database.queries.execute(sql.raw(query))

async function look() {
  const { database, jobs } = desk.server
  await execute('update integrations set catch_up_due_at = null, stock_due_at = null')
  await database.transaction((queries) => jobs.add(queries, catchUpAll, {}))
  await jobs.runWaiting()
}
const numbers = async () => (await hooks.orders()).map(({ orderNumber }) => orderNumber).toSorted()
const failedEvents = async (id: string) =>
  ((await hooks.detail(id)).events ?? [])
    .filter(({ isFailed }) => isFailed)
    .map(({ kind, subject, problem }) => [kind, subject, problem])
/** Shopify's answer with its orders, in which a text is another. */
const answerWith = (change: (body: string) => string) => {
  const body = JSON.stringify({
    orders: desk.shopify.orders.map((order) => JSON.parse(desk.shopify.delivery('', order).body)),
  })
  desk.shopify.fault = ({ path }) =>
    path.includes('orders.json')
      ? {
          kind: 'status',
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: change(body),
        }
      : undefined
}

afterEach(async () => {
  await execute('alter table warehouse_orders drop constraint if exists refused')
  await execute('drop trigger if exists broken on warehouse_orders')
})

test.each(['0000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', '+012026-01-01T00:00:00Z'])(
  'an order that is dated %s is left out, and others come',
  async (date) => {
    desk.shopify.orders = simulatedOrders(3)
    answerWith((body) => body.replace('"created_at":"2026-01-01T02:00:00.000Z"', `"created_at":"${date}"`))
    await desk.connect('shopify')
    await hooks.run()
    expect(await numbers()).toEqual(['S-1001', 'S-1003'])
  },
)

test('a shop that says to have more orders than there can be is imported', async () => {
  desk.shopify.orders = simulatedOrders(2)
  desk.shopify.fault = ({ path }) =>
    path.includes('count.json')
      ? {
          kind: 'status',
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: '{"count":99999999999}',
        }
      : undefined
  const { data } = await desk.connect('shopify')
  await hooks.run()
  expect(await numbers()).toEqual(['S-1001', 'S-1002'])
  expect(await hooks.detail(data._id)).toMatchObject({ state: 'connected', counts: { imported: 2 } })
})

test('stock of more articles than one statement takes is kept', async () => {
  const { database } = desk.server
  await database.queries.delete(warehouseArticles)
  const articles = Array.from({ length: 9_400 }, (_, place) => ({
    sku: `SKU-${place}`,
    quantity: 0,
    name: 'A lamp',
  }))
  const changed = await database.transaction((queries) =>
    setStock(queries, MAISON_LUMEN, 'woocommerce', articles),
  )
  expect(changed).toHaveLength(9_400)
  expect(await database.queries.$count(warehouseArticles)).toBe(9_400)
})

test('WooCommerce: a state that is a name of every object is none that is known', () => {
  const order = {
    id: 1,
    number: '1',
    status: 'constructor',
    date_created_gmt: '2026-01-01T00:00:00',
    line_items: [{ sku: 'A', quantity: 1 }],
  }
  expect(readOrder(order)).toMatchObject([{ state: 'other' }])
})

test('a change that is dated in the future hides none that follow it', async () => {
  const [one, other] = simulatedOrders(2)
  if (!one || !other) throw new Error('There are two.')
  const { data } = await desk.connect('shopify')
  await hooks.run()
  desk.shopify.orders = [{ ...one, changedAt: new Date('2099-01-01T00:00:00Z') }]
  await look()
  desk.shopify.orders = [...desk.shopify.orders, { ...other, createdAt: new Date(), changedAt: new Date() }]
  await look()
  expect(await numbers()).toEqual(['S-1001', 'S-1002'])
  // Of the same order, too.
  desk.shopify.orders = [{ ...one, state: 'canceled', changedAt: new Date() }]
  await look()
  expect(await hooks.order('S-1001')).toMatchObject({ status: 'canceled' })
  expect((await hooks.detail(data._id)).state).toBe('connected')
})

describe('an order that the database refuses', () => {
  const refuse = (number: string) =>
    execute(`alter table warehouse_orders add constraint refused check (number <> '${number}') not valid`)

  test('is left out of the first import, and an event names it', async () => {
    await refuse('S-1003')
    desk.shopify.orders = simulatedOrders(7)
    const { data } = await desk.connect('shopify')
    await hooks.run()
    expect(await numbers()).toEqual(['S-1001', 'S-1002', 'S-1004', 'S-1005', 'S-1006', 'S-1007'])
    expect(await failedEvents(data._id)).toEqual([['order-imported', 'S-1003', 'order-refused']])
    expect(await hooks.detail(data._id)).toMatchObject({ state: 'connected', counts: { imported: 6 } })
  })

  test('is left out of what is told and asked for, and named once', async () => {
    await refuse('S-1002')
    const { id, path } = await hooks.connect('shopify')
    const orders = simulatedOrders(3)
    for (const order of orders) await hooks.tell(path, desk.shopify.delivery('orders/create', order))
    await hooks.run()
    desk.shopify.orders = orders.map((order) => ({ ...order, changedAt: minutesAfter(order.id) }))
    await look()
    await look()
    expect(await numbers()).toEqual(['S-1001', 'S-1003'])
    expect(await failedEvents(id)).toEqual([['order-imported', 'S-1002', 'order-refused']])
    await execute('alter table warehouse_orders drop constraint refused')
    await look()
    expect(await numbers()).toEqual(['S-1001', 'S-1002', 'S-1003'])
  })
})

test('what fails here is a state of the connection, and it goes on once it is mended', async () => {
  const { data } = await desk.connect('shopify')
  await hooks.run()
  await execute(
    `create or replace function broken() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`,
  )
  await execute(
    'create trigger broken before insert on warehouse_orders for each row execute function broken()',
  )
  desk.shopify.orders = simulatedOrders(1)
  await look()
  expect(await hooks.detail(data._id)).toMatchObject({ state: 'failed', problem: 'service-error' })
  await execute('drop trigger broken on warehouse_orders')
  await look()
  expect(await numbers()).toEqual(['S-1001'])
  expect((await hooks.detail(data._id)).state).toBe('connected')
})

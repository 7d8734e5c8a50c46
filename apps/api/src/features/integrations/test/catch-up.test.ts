import { changeImport, checkIntegration, listOrders } from '@replybay/api-client/operations'
import { type SimulatedOrder, simulatedOrders } from '@replybay/shop-platforms'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { warehouseArticles } from '../../warehouse/tables.ts'
import { pauseOf } from '../ask.ts'
import { catchUp, catchUpAll } from '../following/catch-up.ts'
import { integrations } from '../tables.ts'
import { hookDesk, minutesAfter } from './hook-desk.ts'
import { type Kind, platformDesk } from './platform-desk.ts'

const desk = platformDesk()
const hooks = hookDesk(desk)
const SHOPS = ['shopify', 'woocommerce', 'prestashop'] as const

/** As it is asked for every few minutes. */
async function look() {
  const { database, jobs } = desk.server
  await database.transaction((queries) => jobs.add(queries, catchUpAll, {}))
  await jobs.runWaiting()
}
/** With all that it has imported. */
async function connect(kind: Kind) {
  const { data } = await desk.connect(kind)
  await hooks.run()
  return data._id
}
const statuses = async () =>
  Object.fromEntries((await hooks.orders()).map(({ orderNumber, status }) => [orderNumber, status]))
/** The orders of a shop, of which some are another now. */
const changed = (
  orders: readonly SimulatedOrder[],
  change: Readonly<Record<number, Partial<SimulatedOrder>>>,
): SimulatedOrder[] =>
  orders.map((order) => ({
    ...order,
    ...(change[order.id] && { changedAt: minutesAfter(order.id) }),
    ...change[order.id],
  }))
const stateOf = async () => {
  const [row] = await desk.server.database.queries
    .select()
    .from(integrations)
    .where(eq(integrations.isLocal, false))
  if (!row) throw new Error('Nothing is connected.')
  return row
}
/** As if the time to ask again had come. */
const passTime = () =>
  desk.server.database.queries.update(integrations).set({ catchUpDueAt: null, stockDueAt: null })

describe.each(SHOPS)('%s: what it has not told', (kind) => {
  test('new orders, orders that are paid later and cancellations are found', async () => {
    const shop = desk[kind]
    const first = simulatedOrders(5, (id) => (id === 2 ? { state: 'unpaid' } : {}))
    shop.orders = first
    shop.mostPerPage = 2
    await connect(kind)
    expect(await statuses()).toEqual({
      'S-1001': 'to-ship',
      'S-1003': 'to-ship',
      'S-1004': 'to-ship',
      'S-1005': 'to-ship',
    })
    shop.orders = [
      ...changed(first, { 2: { state: 'paid' }, 3: { state: 'canceled' }, 4: {} }),
      ...simulatedOrders(8)
        .slice(5)
        .map((order) => ({ ...order, createdAt: minutesAfter(order.id), changedAt: minutesAfter(order.id) })),
    ]
    await look()
    expect(await statuses()).toEqual({
      'S-1001': 'to-ship',
      'S-1002': 'to-ship',
      'S-1003': 'canceled',
      'S-1004': 'to-ship',
      'S-1005': 'to-ship',
      'S-1006': 'to-ship',
      'S-1007': 'to-ship',
      'S-1008': 'to-ship',
    })
    const { events = [], counts } = await hooks.detail((await stateOf()).id)
    expect(counts?.imported).toBe(8)
    expect(events.map(({ kind: what, subject }) => `${what} ${subject ?? ''}`.trim())).toEqual(
      expect.arrayContaining([
        'order-imported S-1002',
        'order-canceled S-1003',
        'order-imported S-1008',
        'caught-up',
      ]),
    )
    // Nothing more is found, and nothing is told.
    await look()
    expect((await hooks.detail((await stateOf()).id)).events).toEqual(events)
  })

  test('many that were changed at one moment are all found', async () => {
    const shop = desk[kind]
    shop.mostPerPage = 2
    await connect(kind)
    shop.orders = simulatedOrders(7, () => ({ createdAt: minutesAfter(0), changedAt: minutesAfter(1) }))
    await look()
    expect(await hooks.orders()).toHaveLength(7)
  })

  test('is asked for nothing before its first import is done, nor what is connected no more', async () => {
    await desk.connect(kind)
    await desk.server.database.queries
      .update(integrations)
      .set({ importPaused: true })
      .where(eq(integrations.kind, kind))
    await hooks.run()
    desk[kind].calls.length = 0
    await look()
    expect(desk[kind].calls).toEqual([])
  })

  test('what changes while its first import is paused is found', async () => {
    const shop = desk[kind]
    shop.mostPerPage = 2
    shop.orders = simulatedOrders(6)
    const { _id: id } = (await desk.connect(kind)).data
    let pages = 0
    shop.fault = ({ path }) => {
      if (!/orders(?:\.json)?\?/.test(path)) return undefined
      pages += 1
      return pages > 1 ? { kind: 'status', status: 503 } : undefined
    }
    await hooks.run()
    await desk.server.call(changeImport, { as: 'owner', path: { id }, body: { isPaused: true } })
    shop.fault = undefined
    const [newest] = await hooks.orders()
    shop.orders = shop.orders.map((order) =>
      order.number === newest?.orderNumber ? { ...order, state: 'canceled', changedAt: new Date() } : order,
    )
    await look()
    expect((await statuses())[newest?.orderNumber ?? '']).toBe('canceled')
    expect(await hooks.detail(id)).toMatchObject({ state: 'connected', import: { isPaused: true } })
  })

  test('a pause that it asks for is kept, and is no fault of its', async () => {
    await connect(kind)
    desk[kind].fault = () => ({ kind: 'status', status: 429, headers: { 'retry-after': '600' } })
    await look()
    const { problem, catchUpDueAt } = await stateOf()
    expect(problem).toBe(null)
    expect(catchUpDueAt?.getTime()).toBeGreaterThan(Date.now() + 590_000)
    desk[kind].calls.length = 0
    await look()
    expect(desk[kind].calls).toEqual([])
  })

  test('where it fails it is asked again after pauses that grow, and all is well when it answers', async () => {
    await connect(kind)
    desk[kind].fault = () => ({ kind: 'status', status: 503 })
    const pauses: number[] = []
    for (let time = 0; time < 4; time++) {
      await look()
      pauses.push(Math.round((((await stateOf()).catchUpDueAt?.getTime() ?? 0) - Date.now()) / 60_000))
      await passTime()
    }
    expect(pauses).toEqual([5, 10, 20, 40])
    const { id } = await stateOf()
    const failed = await hooks.detail(id)
    expect(failed).toMatchObject({ state: 'failed', problem: 'service-error' })
    // It is said once.
    expect(failed.events?.filter(({ isFailed }) => isFailed)).toHaveLength(1)
    desk[kind].fault = undefined
    desk[kind].orders = simulatedOrders(1)
    await look()
    expect(await hooks.detail(id)).toMatchObject({ state: 'connected' })
    expect(await hooks.orders()).toHaveLength(1)
  })

  test('a key that is revoked is told, and the shop is left alone until it works again', async () => {
    const id = await connect(kind)
    desk[kind].fault = () => ({ kind: 'status', status: 401 })
    await look()
    expect(await hooks.detail(id)).toMatchObject({ state: 'failed', problem: 'bad-key' })
    await passTime()
    desk[kind].calls.length = 0
    await look()
    expect(desk[kind].calls).toEqual([])
    desk[kind].fault = undefined
    desk[kind].orders = simulatedOrders(1)
    await desk.server.call(checkIntegration, { as: 'owner', path: { id } })
    await look()
    expect(await hooks.orders()).toHaveLength(1)
  })

  test('stock is that of the shop, and what is none at all is none', async () => {
    const { queries } = desk.server.database
    await queries.delete(warehouseArticles)
    const article = (sku: string, quantity: number, minute = 0) => ({
      sku,
      name: 'Suspension Opale',
      quantity,
      changedAt: minutesAfter(minute),
    })
    desk[kind].articles = [article('OPA-30-BR', 4), article('AMP-E27-4W', -2)]
    await connect(kind)
    await look()
    const stock = async () =>
      Object.fromEntries(
        (await queries.select().from(warehouseArticles)).map(({ sku, quantity, platform }) => [
          `${platform} ${sku}`,
          quantity,
        ]),
      )
    expect(await stock()).toEqual({ [`${kind} OPA-30-BR`]: 4, [`${kind} AMP-E27-4W`]: 0 })
    desk[kind].articles = [article('OPA-30-BR', 3, 30), article('AMP-E27-4W', -2)]
    await look()
    // It is not time yet.
    expect(await stock()).toMatchObject({ [`${kind} OPA-30-BR`]: 4 })
    await passTime()
    await look()
    expect(await stock()).toMatchObject({ [`${kind} OPA-30-BR`]: 3 })
    const { events = [] } = await hooks.detail((await stateOf()).id)
    expect(events.filter(({ kind: what }) => what === 'stock-changed').map(({ subject }) => subject)).toEqual(
      ['OPA-30-BR'],
    )
  })
})

test('a shop whose time has not come is not asked, and nobody else asks it meanwhile', async () => {
  const id = await connect('shopify')
  const dueAt = new Date(Date.now() + 60_000)
  await desk.server.database.queries.update(integrations).set({ catchUpDueAt: dueAt })
  const catchUpNow = async () => {
    const { database, jobs } = desk.server
    const data = { companyId: MAISON_LUMEN, integrationId: id }
    await database.transaction((queries) => jobs.add(queries, catchUp, data, { companyId: MAISON_LUMEN }))
    await jobs.runWaiting()
  }
  desk.shopify.calls.length = 0
  await catchUpNow()
  expect(desk.shopify.calls).toEqual([])
  await passTime()
  let whileAsked: ReturnType<typeof stateOf> | undefined
  desk.shopify.fault = () => {
    whileAsked ??= stateOf()
    return undefined
  }
  await catchUpNow()
  expect((await whileAsked)?.catchUpDueAt?.getTime()).toBeGreaterThan(Date.now() + 300_000)
  expect((await stateOf()).catchUpDueAt).toBe(null)
})

test('Shopify: that stock has changed is asked for as soon as it is told', async () => {
  const { path } = await hooks.connect('shopify')
  await look()
  desk.shopify.articles = [{ sku: 'TOLD-1', name: 'Told', quantity: 9, changedAt: minutesAfter(50) }]
  await hooks.tell(path, desk.shopify.signed('products/update', '{"id":8000000}'))
  await hooks.run()
  await look()
  const [article] = await desk.server.database.queries
    .select()
    .from(warehouseArticles)
    .where(eq(warehouseArticles.sku, 'TOLD-1'))
  expect(article?.quantity).toBe(9)
})

test('what was told and is asked for again is not doubled', async () => {
  const { path } = await hooks.connect('shopify')
  desk.shopify.orders = simulatedOrders(3)
  for (const order of desk.shopify.orders)
    await hooks.tell(path, desk.shopify.delivery('orders/create', order))
  await hooks.run()
  await look()
  const query = { companyId: MAISON_LUMEN, limit: 50 }
  const { data } = await desk.server.call(listOrders, { as: 'warehouse', query })
  expect(data.orders).toHaveLength(3)
  expect((await hooks.detail((await stateOf()).id)).counts?.imported).toBe(3)
})

test.each([
  [{ 'x-shopify-shop-api-call-limit': '38/40' }, 1_000],
  [{ 'x-shopify-shop-api-call-limit': '12/40' }, 0],
  [{ 'ratelimit-remaining': '0' }, 1_000],
  [{ 'ratelimit-remaining': '7' }, 0],
  [{}, 0],
])('limits: %o makes for a pause of %i ms', (headers: Readonly<Record<string, string>>, pause) => {
  expect(pauseOf((name) => headers[name] ?? null)).toBe(pause)
})

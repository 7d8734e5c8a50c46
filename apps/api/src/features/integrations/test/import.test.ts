import {
  changeImport,
  checkIntegration,
  getIntegration,
  importOrders,
  listOrders,
  removeIntegration,
} from '@replybay/api-client/operations'
import { simulatedOrders } from '@replybay/shop-platforms'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { warehouseOrders } from '../../warehouse/tables.ts'
import { MOST_PAGES } from '../importing/import-job.ts'
import { integrations } from '../tables.ts'
import { platformDesk } from './platform-desk.ts'

const desk = platformDesk()
const SHOPS = ['shopify', 'woocommerce', 'prestashop'] as const

beforeEach(async () => {
  await desk.server.jobs.runWaiting()
  await desk.server.database.queries.delete(warehouseOrders)
})

/** Those that are to be packed, and those that are over. */
const orders = async () => {
  const lists = [{}, { status: 'sent' }, { status: 'canceled' }].map(async (only) => {
    const query = { companyId: MAISON_LUMEN, limit: 100, ...only }
    return (await desk.server.call(listOrders, { as: 'warehouse', query })).data.orders
  })
  return (await Promise.all(lists)).flat()
}
const numbers = async () => (await orders()).map(({ orderNumber }) => orderNumber ?? '').toSorted()
const only = async () => {
  const [one] = await desk.list()
  if (!one) throw new Error('Nothing is connected.')
  return one
}
/** How the first import ended, as an event tells it; undefined before. */
const ending = async () => {
  const { events } = (
    await desk.server.call(getIntegration, { as: 'owner', path: { id: (await only())._id } })
  ).data
  return events?.find(({ kind }) => kind === 'import-finished')
}
const pause = (id: string, isPaused: boolean) =>
  desk.server.call(changeImport, { as: 'owner', path: { id }, body: { isPaused } })
const waitingJobs = async (name: string) => {
  const query = sql`select from pgboss.job where name = ${name} and state in ('created', 'retry')`
  return (await desk.server.database.queries.execute(query)).rows.length
}
/** Runs until nothing waits: what a shop has put off comes, too. */
const run = () => desk.server.jobs.runWaiting()

describe.each(SHOPS)('first import of %s', (kind) => {
  test('takes in all that is paid, over all pages, once', async () => {
    const shop = desk[kind]
    shop.mostPerPage = 4
    shop.orders = simulatedOrders(10, (id) =>
      id === 3 ? { state: 'unpaid' } : id === 4 ? { state: 'canceled' } : id < 3 ? { state: 'sent' } : {},
    )
    await desk.connect(kind)
    await run()
    const all = await orders()
    expect(all.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(
      [1, 2, 4, 5, 6, 7, 8, 9, 10].map((id) => `S-${1000 + id}`).toSorted(),
    )
    const status = Object.fromEntries(all.map((each) => [each.orderNumber, each.status]))
    expect(status).toMatchObject({ 'S-1001': 'sent', 'S-1004': 'canceled', 'S-1010': 'to-ship' })
    expect(all.find(({ orderNumber }) => orderNumber === 'S-1010')).toMatchObject({
      platform: kind,
      customer: {
        name: 'Pauline Leroux',
        line1: '14 rue des Halles',
        postalCode: '44000',
        city: 'Nantes',
        country: 'FR',
        email: 'customer-10@customer.example',
      },
      items: [{ SKU: 'OPA-30-BR', quantity: 2, name: 'Suspension Opale', price: 12_000 }],
    })
    const integration = await only()
    expect(integration).not.toHaveProperty('import')
    expect(integration).toMatchObject({
      counts: { imported: 9, importedSince: '2026-01-01T01:00:00.000Z' },
    })
  })

  test('waits as long as the shop asks, and goes on where it was', async () => {
    const shop = desk[kind]
    shop.mostPerPage = 3
    shop.orders = simulatedOrders(9)
    await desk.connect(kind)
    shop.calls.length = 0
    let refusals = 0
    shop.fault = () =>
      shop.calls.length > 2 && refusals++ === 0
        ? { kind: 'status', status: 429, headers: { 'retry-after': '2' } }
        : undefined
    await run()
    expect(refusals).toBeGreaterThan(1)
    expect(await numbers()).toHaveLength(9)
    expect(await only()).toMatchObject({ state: 'connected' })
  })

  test('stops at a key that is revoked, says so, and goes on with a new one', async () => {
    const shop = desk[kind]
    shop.mostPerPage = 3
    shop.orders = simulatedOrders(9)
    const { data } = await desk.connect(kind)
    shop.calls.length = 0
    let pages = 0
    shop.fault = ({ path }) => {
      if (/orders(?:\.json)?\?/.test(path)) pages += 1
      return pages > 1 ? { kind: 'status', status: 401 } : undefined
    }
    await run()
    expect(await only()).toMatchObject({
      state: 'failed',
      problem: 'bad-key',
      import: { imported: 3, isPaused: false },
      lastEvent: { kind: 'order-imported', isFailed: true, problem: 'bad-key', status: 401 },
    })
    expect(await numbers()).toHaveLength(3)
    shop.fault = undefined
    expect((await desk.connect(kind)).data._id).toBe(data._id)
    await run()
    expect(await numbers()).toHaveLength(9)
    expect(await only()).toMatchObject({ state: 'connected' })
    expect(await ending()).toMatchObject({ isFailed: false })
  })
})

test('import: is paused, keeps its place, and goes on', async () => {
  desk.shopify.mostPerPage = 2
  desk.shopify.orders = simulatedOrders(6)
  const { _id } = (await desk.connect('shopify')).data
  expect((await pause(_id, true)).data).toMatchObject({ import: { imported: 0, isPaused: true } })
  await run()
  expect(await numbers()).toEqual([])
  let pages = 0
  desk.shopify.fault = ({ path }) => {
    if (!path.includes('orders.json')) return undefined
    pages += 1
    return pages > 2 ? { kind: 'status', status: 403 } : undefined
  }
  await pause(_id, false)
  await run()
  expect(await only()).toMatchObject({ problem: 'missing-permission', import: { imported: 4, total: 6 } })
  desk.shopify.fault = undefined
  desk.shopify.calls.length = 0
  await desk.server.call(checkIntegration, { as: 'owner', path: { id: _id } })
  await run()
  // Nothing is read anew: the first page alone is asked for by this.
  expect(desk.shopify.calls.filter(({ path }) => path.includes('orders.json?status=any'))).toEqual([])
  expect(await numbers()).toHaveLength(6)
  expect((await pause(_id, true)).status).toBe(409)
})

test('import: a place that the shop has forgotten is begun anew, and nothing is doubled', async () => {
  desk.shopify.mostPerPage = 2
  desk.shopify.orders = simulatedOrders(6)
  let pages = 0
  const { _id } = (await desk.connect('shopify')).data
  desk.shopify.fault = ({ path }) => {
    if (!path.includes('orders.json')) return undefined
    pages += 1
    return pages > 1 ? { kind: 'status', status: 403 } : undefined
  }
  await run()
  desk.shopify.fault = undefined
  desk.shopify.forgetCursors()
  await pause(_id, false)
  await run()
  expect(await numbers()).toHaveLength(6)
  expect(await only()).toMatchObject({ counts: { imported: 6 } })
})

test('import: an order that another shop has the number of is kept under one of its own', async () => {
  desk.shopify.orders = simulatedOrders(2)
  desk.woocommerce.orders = simulatedOrders(2)
  await desk.connect('shopify')
  await run()
  await desk.connect('woocommerce')
  await run()
  expect(await numbers()).toEqual(['S-1001', 'S-1001-woocommerce-7001', 'S-1002', 'S-1002-woocommerce-7002'])
})

test('import: orders that one shop gave one number to are all kept', async () => {
  desk.prestashop.orders = simulatedOrders(3, () => ({ number: 'KHXWPQZAB' }))
  await desk.connect('prestashop')
  await run()
  expect(await numbers()).toEqual(['KHXWPQZAB', 'KHXWPQZAB-prestashop-1', 'KHXWPQZAB-prestashop-2'])
})

test('import: an order that came otherwise stays as it is, and is not doubled', async () => {
  const text = 'order,name,sku,quantity\nS-1001,Ana,OPA-30-BR,1'
  await desk.server.call(importOrders, {
    as: 'warehouse',
    body: { companyId: MAISON_LUMEN, platform: 'shopify', text, apply: true },
  })
  desk.shopify.orders = simulatedOrders(2)
  await desk.connect('shopify')
  await run()
  expect(await numbers()).toEqual(['S-1001', 'S-1002'])
  expect((await orders()).find(({ orderNumber }) => orderNumber === 'S-1001')?.customer?.name).toBe('Ana')
})

test('import: connected again after it was disconnected, a shop’s orders are not doubled', async () => {
  desk.woocommerce.orders = simulatedOrders(3)
  const { _id: id } = (await desk.connect('woocommerce')).data
  await run()
  await desk.server.call(removeIntegration, { as: 'owner', path: { id } })
  expect(await numbers()).toHaveLength(3)
  await desk.connect('woocommerce')
  await run()
  expect(await numbers()).toHaveLength(3)
  expect(await only()).toMatchObject({ counts: { imported: 3 } })
})

test('import: what a shop leaves out, or writes otherwise, leaves out the order alone', async () => {
  desk.shopify.fault = ({ path }) =>
    path.includes('orders.json')
      ? {
          kind: 'status',
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            orders: [
              null,
              7,
              { id: 1 },
              { id: 2, created_at: 'never', line_items: [{ sku: 'A', quantity: 1 }] },
              {
                id: 3,
                created_at: '2026-02-01T10:00:00Z',
                line_items: [{ quantity: '2', price: 'x', extra: {} }],
                currency: 'euro',
              },
            ],
          }),
        }
      : undefined
  await desk.connect('shopify')
  await run()
  expect(await orders()).toMatchObject([{ orderNumber: '3', items: [{ SKU: 'V-0', quantity: 2 }] }])
})

test('import: a shop that fails for a while is asked again', async () => {
  desk.woocommerce.orders = simulatedOrders(2)
  await desk.connect('woocommerce')
  let calls = 0
  desk.woocommerce.fault = () => (calls++ === 0 ? { kind: 'status', status: 503 } : undefined)
  await run()
  expect(await numbers()).toHaveLength(2)
  expect(await only()).toMatchObject({ state: 'connected' })
})

test('import: a shop that tells one page for ever is done with it', async () => {
  desk.prestashop.orders = simulatedOrders(3)
  await desk.connect('prestashop')
  desk.prestashop.fault = ({ path }) =>
    path.startsWith('/api/orders?')
      ? {
          kind: 'status',
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ orders: [{ id: 9 }] }),
        }
      : undefined
  await run()
  expect(await ending()).toMatchObject({ isFailed: false })
})

test('import: ends after so many pages, says so, and how far back the orders go', async () => {
  desk.shopify.mostPerPage = 1
  // Those that are to be sent are read by the comparison after it.
  desk.shopify.orders = simulatedOrders(5, () => ({ state: 'sent' }))
  const { _id: id } = (await desk.connect('shopify')).data
  await desk.server.database.queries
    .update(integrations)
    .set({ importPages: MOST_PAGES - 2 })
    .where(eq(integrations.id, id))
  await run()
  expect(await numbers()).toEqual(['S-1004', 'S-1005'])
  const integration = await only()
  expect(integration).not.toHaveProperty('import')
  expect(integration).toMatchObject({
    state: 'connected',
    counts: { imported: 2, importedSince: '2026-01-01T04:00:00.000Z' },
  })
  expect(await ending()).toMatchObject({ isFailed: true })
})

test('import: asked for again and again, it is done once', async () => {
  desk.shopify.orders = simulatedOrders(1)
  const { _id: id } = (await desk.connect('shopify')).data
  for (const isPaused of [true, false, true, false]) await pause(id, isPaused)
  await desk.server.call(checkIntegration, { as: 'owner', path: { id } })
  expect(await waitingJobs('integrations-import')).toBe(1)
  await run()
  expect(await numbers()).toEqual(['S-1001'])
})

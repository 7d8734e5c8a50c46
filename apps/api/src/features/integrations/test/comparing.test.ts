import {
  cancelOrder,
  generateLabels,
  listIntegrations,
  validateSending,
} from '@replybay/api-client/operations'
import { simulatedOrders } from '@replybay/shop-platforms'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { compareAll } from '../comparing/compare.ts'
import { hookDesk } from './hook-desk.ts'
import { platformDesk } from './platform-desk.ts'

const desk = platformDesk()
const hooks = hookDesk(desk)
const companyId = MAISON_LUMEN
const SHOPS = ['shopify', 'woocommerce', 'prestashop'] as const

afterEach(() => void vi.restoreAllMocks())

async function compare() {
  const { database, jobs } = desk.server
  await database.transaction((queries) => jobs.add(queries, compareAll, {}))
  await jobs.runWaiting()
  const [one] = (await desk.server.call(listIntegrations, { as: 'owner' })).data
  return one
}
async function send(orderNumber: string) {
  const body = { companyId, orderNumber }
  await desk.connect('sendcloud')
  await desk.server.call(generateLabels, { as: 'warehouse', body: { ...body, parcelNumber: 1 } })
  await desk.server.call(validateSending, { as: 'warehouse', body })
}

test('a shop that takes too long is compared later', async () => {
  desk.shopify.mostPerPage = 2
  desk.shopify.orders = simulatedOrders(5)
  const { data } = await desk.connect('shopify')
  await hooks.run()
  const now = performance.now.bind(performance)
  let [passed, pages] = [0, 0]
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed)
  desk.shopify.fault = ({ path }) => {
    if (path.includes('orders.json?')) pages += 1
    if (pages === 2) passed = 1_200_000
    return pages === 3 ? { kind: 'silence' } : undefined
  }
  const begin = now()
  expect((await compare())?.comparison).toMatchObject({ count: 0 })
  expect((await hooks.detail(data._id)).events).toContainEqual(
    expect.objectContaining({ kind: 'compared', isFailed: true, problem: 'unreachable' }),
  )
  // For one answer it would wait for 10 s.
  expect(now() - begin).toBeLessThan(8_000)
})

describe.each(SHOPS)('%s beside the warehouse', (kind) => {
  test('is compared as soon as its first import is done', async () => {
    desk[kind].orders = simulatedOrders(3)
    const { data } = await desk.connect(kind)
    await hooks.run()
    expect(await hooks.detail(data._id)).toMatchObject({ comparison: { count: 0 } })
  })

  test('nothing differs: that is said, with when', async () => {
    desk[kind].mostPerPage = 2
    desk[kind].orders = simulatedOrders(5, (id) => (id < 3 ? { state: 'sent' } : {}))
    await desk.connect(kind)
    await hooks.run()
    const shown = await compare()
    expect(shown?.comparison).toMatchObject({ count: 0, differences: [] })
    expect(Date.now() - Date.parse(shown?.comparison?.at ?? '')).toBeLessThan(60_000)
    expect(shown?.lastEvent).toMatchObject({ kind: 'compared', isFailed: false })
  })

  test('what differs is named, and what was missing comes', async () => {
    desk[kind].mostPerPage = 2
    const orders = simulatedOrders(6)
    desk[kind].orders = orders.slice(0, 5)
    await desk.connect(kind)
    await hooks.run()
    await send('S-1001')
    await desk.server.call(cancelOrder, { as: 'warehouse', body: { companyId, orderNumber: 'S-1002' } })
    // The shop was not told that one is sent, has sent one by itself, and has one more that nobody heard of.
    desk[kind].fault = ({ method }) => (method === 'GET' ? undefined : { kind: 'status', status: 400 })
    await hooks.run()
    desk[kind].orders = orders.map((order) => (order.id === 3 ? { ...order, state: 'sent' } : order))
    const shown = await compare()
    expect(shown?.comparison).toMatchObject({
      count: 3,
      differences: [
        { orderNumber: 'S-1001', kind: 'sent-here' },
        { orderNumber: 'S-1002', kind: 'canceled-here' },
        { orderNumber: 'S-1003', kind: 'not-open-there' },
      ],
    })
    expect(await hooks.order('S-1006')).toMatchObject({ status: 'to-ship' })
  })

  test('a shop that fails in the middle is compared later, and nothing is said of a part', async () => {
    desk[kind].mostPerPage = 2
    desk[kind].orders = simulatedOrders(5)
    await desk.connect(kind)
    await hooks.run()
    let pages = 0
    desk[kind].fault = ({ path }) => {
      if (!/orders(?:\.json)?\?/.test(path)) return undefined
      pages += 1
      return pages === 2 ? { kind: 'status', status: 503 } : undefined
    }
    expect((await compare())?.comparison).toMatchObject({ count: 0 })
    expect(pages).toBeGreaterThan(3)
  })

  test.each([{ 'retry-after': '30' }, {}])('a shop that asks for a pause has one: %j', async (headers) => {
    desk[kind].mostPerPage = 2
    desk[kind].orders = simulatedOrders(5)
    const { data } = await desk.connect(kind)
    await hooks.run()
    let pages = 0
    desk[kind].fault = ({ path }) => {
      if (!/orders(?:\.json)?\?/.test(path)) return undefined
      pages += 1
      return pages === 2 ? { kind: 'status', status: 429, headers } : undefined
    }
    const shown = await compare()
    expect(shown).toMatchObject({ state: 'connected', comparison: { count: 0 } })
    expect(pages).toBeGreaterThan(3)
    expect((await hooks.detail(data._id)).events?.filter(({ isFailed }) => isFailed)).toEqual([])
  })
})

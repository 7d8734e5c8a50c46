import { removeIntegration } from '@replybay/api-client/operations'
import { simulatedOrders } from '@replybay/shop-platforms'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { checkAllIntegrations } from '../check-job.ts'
import { MOST_WAITING } from '../hooks/store-deliveries.ts'
import { integrationDeliveries } from '../tables.ts'
import { hookDesk, minutesAfter, oneOrder } from './hook-desk.ts'
import { platformDesk } from './platform-desk.ts'

const desk = platformDesk()
const hooks = hookDesk(desk)

const SHOPS = ['shopify', 'woocommerce'] as const
const TOPIC = {
  shopify: { created: 'orders/create', updated: 'orders/updated', gone: 'orders/delete' },
  woocommerce: { created: 'order.created', updated: 'order.updated', gone: 'order.deleted' },
} as const
const stored = () => desk.server.database.queries.$count(integrationDeliveries)
const eventsOf = async (id: string) =>
  ((await hooks.detail(id)).events ?? []).map(({ kind, subject, isFailed }) => [kind, subject, isFailed])

async function checkAll() {
  const { database, jobs } = desk.server
  await database.transaction((queries) => jobs.add(queries, checkAllIntegrations, {}))
  await hooks.run()
}

describe.each(SHOPS)('%s', (kind) => {
  test('is told where to tell, and told so no more once it is disconnected', async () => {
    const { id, path } = await hooks.connect(kind)
    expect(path).toMatch(new RegExp(`^/api/v1/hooks/${kind}/rb_h_.{40,}$`))
    const registered = [...desk[kind].hooks.values()]
    expect(registered.map(({ topic }) => topic)).toEqual(expect.arrayContaining(Object.values(TOPIC[kind])))
    expect(JSON.stringify(registered)).toContain(`https://desk.example${path}`)
    expect(await hooks.detail(id)).toMatchObject({ webhookState: 'registered' })
    // Connected again, nothing is registered twice.
    await hooks.connect(kind)
    expect(desk[kind].hooks.size).toBe(registered.length)
    await desk.server.call(removeIntegration, { as: 'owner', path: { id } })
    expect(desk[kind].hooks.size).toBe(0)
    expect(await hooks.tell(path, desk[kind].delivery(TOPIC[kind].created, oneOrder()))).toBe(404)
  })

  test('what was deleted there is registered again within an hour, and nothing twice', async () => {
    const { id, path } = await hooks.connect(kind)
    const topics = () => [...desk[kind].hooks.values()].map(({ topic }) => topic).toSorted()
    const before = topics()
    const [first = ''] = desk[kind].hooks.keys()
    desk[kind].hooks.delete(first)
    await checkAll()
    expect(topics()).toEqual(before)
    await checkAll()
    expect(topics()).toEqual(before)
    expect(await hooks.tell(path, desk[kind].delivery(TOPIC[kind].created, oneOrder()))).toBe(200)
    // All of them are known, and taken back.
    await desk.server.call(removeIntegration, { as: 'owner', path: { id } })
    expect(desk[kind].hooks.size).toBe(0)
  })

  test('while its key is refused, it is not asked to tell', async () => {
    await hooks.connect(kind)
    desk[kind].calls.length = 0
    desk[kind].fault = () => ({ kind: 'status', status: 401, body: '{"errors":"","code":"woocommerce_"}' })
    await checkAll()
    expect(desk[kind].calls.filter((call) => call.path.includes('webhooks'))).toEqual([])
  })

  test('an order that it tells is there once, however often it is told', async () => {
    const { id, path } = await hooks.connect(kind)
    const delivery = desk[kind].delivery(TOPIC[kind].created, oneOrder())
    expect(await hooks.tell(path, delivery)).toBe(200)
    expect(await hooks.tell(path, delivery)).toBe(200)
    expect(await stored()).toBe(1)
    await hooks.run()
    await hooks.tell(path, delivery)
    await hooks.tell(path, desk[kind].delivery(TOPIC[kind].updated, oneOrder()))
    await hooks.run()
    expect(await hooks.orders()).toMatchObject([
      {
        orderNumber: 'S-1001',
        status: 'to-ship',
        platform: kind,
        items: [{ SKU: 'OPA-30-BR', quantity: 2 }],
      },
    ])
    expect(await eventsOf(id)).toContainEqual(['order-imported', 'S-1001', false])
    const detail = await hooks.detail(id)
    expect(detail.counts).toMatchObject({ imported: 1 })
    expect(detail).toHaveProperty('toldAt')
  })

  test('an order that is paid later comes when it is paid', async () => {
    const { path } = await hooks.connect(kind)
    await hooks.tell(path, desk[kind].delivery(TOPIC[kind].created, oneOrder({ state: 'unpaid' })))
    await hooks.run()
    expect(await hooks.orders()).toEqual([])
    const paid = oneOrder({ changedAt: minutesAfter(1) })
    await hooks.tell(path, desk[kind].delivery(TOPIC[kind].updated, paid))
    await hooks.run()
    expect(await hooks.orders()).toMatchObject([{ orderNumber: 'S-1001', status: 'to-ship' }])
  })

  test('what comes late brings no older state back', async () => {
    const { path } = await hooks.connect(kind)
    const lines = (quantity: number) => [{ sku: 'OPA-30-BR', name: 'Suspension Opale', quantity, price: 120 }]
    const told = (quantity: number, minute: number) =>
      hooks.tell(
        path,
        desk[kind].delivery(
          TOPIC[kind].updated,
          oneOrder({ lines: lines(quantity), changedAt: minutesAfter(minute) }),
        ),
      )
    await told(4, 2)
    await hooks.run()
    await told(3, 1)
    await hooks.run()
    expect((await hooks.order('S-1001'))?.items).toMatchObject([{ quantity: 4 }])
    // In one go, too.
    await told(7, 5)
    await told(6, 4)
    await hooks.run()
    expect((await hooks.order('S-1001'))?.items).toMatchObject([{ quantity: 7 }])
  })

  test('a forged delivery is refused, and nothing of it is stored', async () => {
    const { path } = await hooks.connect(kind)
    const { headers, body } = desk[kind].delivery(TOPIC[kind].created, oneOrder())
    const signature = kind === 'shopify' ? 'x-shopify-hmac-sha256' : 'x-wc-webhook-signature'
    const { [signature]: _signature, ...unsigned } = headers
    expect(await hooks.tell(path, { headers, body: body.replace('Pauline', 'Mallory') })).toBe(401)
    expect(await hooks.tell(path, { headers: unsigned, body })).toBe(401)
    expect(await hooks.tell(path, { headers: { ...headers, [signature]: 'x' }, body })).toBe(401)
    expect(await stored()).toBe(0)
    expect(await hooks.tell(path, { headers, body })).toBe(200)
  })

  test('that its secret is another one is said, until what it tells is signed with the one that is here', async () => {
    const { id, path } = await hooks.connect(kind)
    const call = desk[kind].delivery(TOPIC[kind].created, oneOrder())
    await hooks.tell(path, { ...call, body: `${call.body} ` })
    expect(await hooks.detail(id)).toMatchObject({ webhookProblem: 'wrong-signature' })
    await checkAll()
    expect(await hooks.detail(id)).toMatchObject({ webhookProblem: 'wrong-signature' })
    await hooks.tell(path, call)
    await hooks.run()
    expect(await hooks.detail(id)).not.toHaveProperty('webhookProblem')
    await hooks.tell(path, { ...call, body: `${call.body} ` })
    await hooks.connect(kind)
    expect(await hooks.detail(id)).not.toHaveProperty('webhookProblem')
  })

  test('that the key may not have it tell is said, until it may', async () => {
    desk[kind].fault = ({ path }) =>
      path.includes('webhooks') ? { kind: 'status', status: 403, body: '{}' } : undefined
    const { id } = await hooks.connect(kind)
    expect(await hooks.detail(id)).toMatchObject({ webhookState: 'waiting', webhookProblem: 'not-allowed' })
    desk[kind].fault = undefined
    await checkAll()
    const detail = await hooks.detail(id)
    expect(detail).toMatchObject({ webhookState: 'registered' })
    expect(detail).not.toHaveProperty('webhookProblem')
  })

  test('what is gone in the shop is not packed', async () => {
    const { path } = await hooks.connect(kind)
    await hooks.tell(path, desk[kind].delivery(TOPIC[kind].created, oneOrder()))
    await hooks.run()
    const gone = { id: kind === 'shopify' ? 5_000_001 : 7_001 }
    await hooks.tell(path, desk[kind].signed(TOPIC[kind].gone, JSON.stringify(gone)))
    await hooks.run()
    expect(await hooks.order('S-1001')).toMatchObject({ status: 'canceled' })
  })
})

test('hook: an address of none is told nothing, and its body is not read', async () => {
  const { path } = await hooks.connect('shopify')
  const delivery = desk.shopify.delivery('orders/create', oneOrder())
  expect(await hooks.tell('/api/v1/hooks/shopify/rb_h_guess', delivery)).toBe(404)
  expect(await hooks.tell(path.replace('shopify', 'woocommerce'), delivery)).toBe(404)
  expect(await hooks.tell('/api/v1/hooks/shopify', delivery)).toBe(404)
})

test('hook: what is too large is refused', async () => {
  const { path } = await hooks.connect('shopify')
  const body = JSON.stringify({ note: 'x'.repeat(4 * 1024 * 1024) })
  expect(await hooks.tell(path, desk.shopify.signed('orders/create', body))).toBe(413)
  expect(await stored()).toBe(0)
})

test('hook: who guesses is stopped', async () => {
  const delivery = desk.shopify.delivery('orders/create', oneOrder())
  const guess = () => hooks.tell('/api/v1/hooks/shopify/rb_h_guess', delivery, '10.9.9.9')
  for (let time = 0; time < 100; time++) await guess()
  expect(await guess()).toBe(429)
})

test.each<[string, string]>([
  ['no JSON', 'id=1'],
  ['nothing', ''],
  ['an order without lines', '{"id":1,"name":"S-1","created_at":"2026-01-01T00:00:00Z"}'],
  ['a text that the database does not keep', '{"id":1,"name":"S-1\\u0000\\ud800"}'],
  ['a list', '[1]'],
])('hook: %s is taken, and keeps nothing behind it from being handled', async (_what, body) => {
  const { path } = await hooks.connect('shopify')
  expect(await hooks.tell(path, desk.shopify.signed('orders/create', body))).toBe(200)
  await hooks.tell(path, desk.shopify.delivery('orders/create', oneOrder()))
  await hooks.run()
  expect(await hooks.orders()).toMatchObject([{ orderNumber: 'S-1001' }])
})

test('hook: an order with characters that the database does not keep is kept without them', async () => {
  const { path } = await hooks.connect('shopify')
  const { body } = desk.shopify.delivery('orders/create', oneOrder())
  const odd = body.replaceAll('Pauline', String.raw`Pau\u0000l\ud800ine`)
  await hooks.tell(path, desk.shopify.signed('orders/create', odd))
  await hooks.run()
  expect((await hooks.order('S-1001'))?.customer?.name).toBe('Pau l\uFFFDine Leroux')
})

test('Shopify without its secret: is told nothing, and says that it is asked instead', async () => {
  const { data } = await desk.connect('shopify')
  await hooks.run()
  expect(desk.shopify.hooks.size).toBe(0)
  const detail = await hooks.detail(data._id)
  expect(detail).toMatchObject({ webhookState: 'polled' })
  expect(detail).not.toHaveProperty('webhookUrl')
})

test('WooCommerce: that it asks whether there is somebody is answered', async () => {
  const { path } = await hooks.connect('woocommerce')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await hooks.tell(path, { headers, body: 'webhook_id=41' })).toBe(200)
  expect(await stored()).toBe(0)
})

test('WooCommerce: a webhook that it has switched off is switched on again', async () => {
  await hooks.connect('woocommerce')
  for (const [id, hook] of desk.woocommerce.hooks) {
    desk.woocommerce.hooks.set(id, { ...hook, status: 'disabled' })
  }
  await hooks.connect('woocommerce')
  expect([...desk.woocommerce.hooks.values()].map(({ status }) => status)).toEqual(
    Array.from({ length: 4 }, () => 'active'),
  )
})

test('WooCommerce: all that it tells in one second is taken, under one id as it is', async () => {
  const { path } = await hooks.connect('woocommerce')
  const at = minutesAfter(1)
  const told = simulatedOrders(2).map((order) => desk.woocommerce.delivery('order.created', order, at))
  expect(told[0]?.headers['x-wc-webhook-delivery-id']).toBe(told[1]?.headers['x-wc-webhook-delivery-id'])
  for (const each of [...told, ...told]) await hooks.tell(path, each)
  expect(await stored()).toBe(2)
  // What is put into the bin again says the same again.
  for (const minute of [2, 3]) {
    const gone = desk.woocommerce.signed('order.deleted', '{"id":7001}', minutesAfter(minute))
    await hooks.tell(path, gone)
  }
  expect(await stored()).toBe(4)
  await hooks.run()
  const states = (await hooks.orders()).map(({ orderNumber, status }) => [orderNumber, status])
  expect(Object.fromEntries(states)).toEqual({ 'S-1001': 'canceled', 'S-1002': 'to-ship' })
})

test('deliveries: many at once are all stored once', async () => {
  const { path } = await hooks.connect('shopify')
  const orders = simulatedOrders(120)
  const deliveries = orders.map((order) => desk.shopify.delivery('orders/create', order))
  const statuses = await Promise.all([...deliveries, ...deliveries].map((each) => hooks.tell(path, each)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await stored()).toBe(120)
  await hooks.run()
  expect(await hooks.orders()).toHaveLength(120)
})

test('deliveries: of a company for which too many wait no more are taken, until they are handled', async () => {
  const { id, path } = await hooks.connect('shopify')
  const { queries } = desk.server.database
  await queries.execute(sql`
    insert into integration_deliveries (id, company_id, integration_id, delivery_id, topic, content, received_at)
    select 'waiting-' || n, ${MAISON_LUMEN}, ${id}, 'waiting-' || n, 'other', '{}', now()
    from generate_series(1, ${MOST_WAITING - 1}) n`)
  const [first, second] = [oneOrder(), oneOrder({ changedAt: minutesAfter(1) })].map((order) =>
    desk.shopify.delivery('orders/create', order),
  )
  if (!first || !second) throw new Error('There are two.')
  expect(await hooks.tell(path, first)).toBe(200)
  const refused = await hooks.answerTo(path, second)
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('60')
  expect(refused.json()).toMatchObject({ code: 'too-many-requests' })
  expect(await stored()).toBe(MOST_WAITING)
  await queries.update(integrationDeliveries).set({ handledAt: new Date() })
  expect(await hooks.tell(path, second)).toBe(200)
})

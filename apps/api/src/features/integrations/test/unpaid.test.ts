/** Orders that are in the warehouse, and are not paid any more in their shop. */
import { generateLabels, setOrderProblem, validateSending } from '@replybay/api-client/operations'
import { type SimulatedOrder, simulatedOrders } from '@replybay/shop-platforms'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { catchUpAll } from '../following/catch-up.ts'
import { integrations } from '../tables.ts'
import { hookDesk, minutesAfter, oneOrder } from './hook-desk.ts'
import { platformDesk } from './platform-desk.ts'

const desk = platformDesk()
const hooks = hookDesk(desk)
beforeEach(() => desk.connect('sendcloud'))
const SHOPS = ['shopify', 'woocommerce', 'prestashop'] as const
type Shop = (typeof SHOPS)[number]
const order = { companyId: MAISON_LUMEN, orderNumber: 'S-1001' }
const UNPAID = 'The shop says that this order is no longer paid.'
const as = 'warehouse'
let minute = 60

async function connect(kind: Shop) {
  desk[kind].orders = simulatedOrders(1)
  const { data } = await desk.connect(kind)
  await hooks.run()
  return data._id
}
/** What the shop says of the order from now on, when it is asked. */
async function tell(kind: Shop, change: Partial<SimulatedOrder>) {
  const changedAt = minutesAfter((minute += 30))
  desk[kind].orders = simulatedOrders(1, () => ({ changedAt, ...change }))
  const { database, jobs } = desk.server
  await database.queries.update(integrations).set({ catchUpDueAt: null })
  await database.transaction((queries) => jobs.add(queries, catchUpAll, {}))
  await hooks.run()
  return await hooks.order('S-1001')
}
const label = () => desk.server.call(generateLabels, { as, body: { ...order, parcelNumber: 1 } })
const setProblem = (problem: string) => desk.server.call(setOrderProblem, { as, body: { ...order, problem } })
const eventOf = async (id: string) =>
  ((await hooks.detail(id)).events ?? [])
    .filter(({ kind }) => kind === 'order-unpaid')
    .map(({ subject, isFailed }) => [subject, isFailed])

describe.each(SHOPS)('%s: an order that is no longer paid', (kind) => {
  test('is set aside once, and goes on when it is paid again', async () => {
    const id = await connect(kind)
    expect(await tell(kind, { state: 'unpaid' })).toMatchObject({ status: 'problem', problem: UNPAID })
    expect(await eventOf(id)).toEqual([['S-1001', false]])
    await tell(kind, { state: 'unpaid' })
    expect(await eventOf(id)).toEqual([['S-1001', false]])
    const paid = await tell(kind, {})
    expect(paid).toMatchObject({ status: 'to-ship' })
    expect(paid).not.toHaveProperty('problem')
  })

  test('goes on with its labels', async () => {
    await connect(kind)
    await label()
    expect(await tell(kind, { state: 'unpaid' })).toMatchObject({ status: 'problem', problem: UNPAID })
    expect(await tell(kind, {})).toMatchObject({ status: 'labelled' })
  })

  test('keeps a problem that a person has set', async () => {
    await connect(kind)
    await setProblem('A lamp is broken.')
    expect((await tell(kind, { state: 'unpaid' }))?.problem).toBe(`A lamp is broken. ${UNPAID}`)
    expect(await tell(kind, {})).toMatchObject({ status: 'problem', problem: 'A lamp is broken.' })
    await tell(kind, { state: 'unpaid' })
    await setProblem('The customer pays on Monday.')
    expect(await tell(kind, {})).toMatchObject({ status: 'problem', problem: 'The customer pays on Monday.' })
  })

  test('that was sent before stays sent, and an event says that it came too late', async () => {
    const id = await connect(kind)
    await label()
    await desk.server.call(validateSending, { as, body: order })
    await hooks.run()
    expect(await tell(kind, { state: 'unpaid' })).toMatchObject({ status: 'sent' })
    expect(await eventOf(id)).toEqual([['S-1001', true]])
  })
})

test('WooCommerce: a state of the shop’s own says nothing of the payment', async () => {
  const { path } = await hooks.connect('woocommerce')
  await hooks.tell(path, desk.woocommerce.delivery('order.created', oneOrder()))
  await hooks.run()
  const { body } = desk.woocommerce.delivery('order.updated', oneOrder({ changedAt: minutesAfter(90) }))
  const packing = body.replace('"status":"processing"', '"status":"packing"')
  await hooks.tell(path, desk.woocommerce.signed('order.updated', packing))
  await hooks.run()
  expect(await hooks.order('S-1001')).toMatchObject({ status: 'to-ship' })
})

import {
  checkIntegration,
  createRemainder,
  generateLabels,
  validateSending,
} from '@replybay/api-client/operations'
import { type Fault, simulatedOrders } from '@replybay/shop-platforms'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { integrationSendings } from '../tables.ts'
import { hookDesk } from './hook-desk.ts'
import { platformDesk } from './platform-desk.ts'

const desk = platformDesk()
const hooks = hookDesk(desk)
beforeEach(() => desk.connect('sendcloud'))
const companyId = MAISON_LUMEN
const SHOPS = ['shopify', 'woocommerce', 'prestashop'] as const
type Shop = (typeof SHOPS)[number]
const lines = [
  { sku: 'OPA-30-BR', name: 'Suspension Opale', quantity: 1, price: 120 },
  { sku: 'AMP-E27-4W', name: 'Ampoule', quantity: 3, price: 12 },
]

/** A shop with one order, which is in the warehouse. */
async function connect(kind: Shop) {
  desk[kind].orders = simulatedOrders(1, () => ({ lines }))
  const { data } = await desk.connect(kind)
  await hooks.run()
  return data._id
}
/** Packs, labels and sends. @returns the tracking number. */
async function send(orderNumber = 'S-1001') {
  const body = { companyId, orderNumber }
  await desk.server.call(generateLabels, { as: 'warehouse', body: { ...body, parcelNumber: 1 } })
  const { data } = await desk.server.call(validateSending, { as: 'warehouse', body })
  return data.order.labels?.[0]?.trackingNumber ?? ''
}
const splitOff = async () => {
  const body = { companyId, orderNumber: 'S-1001', items: [{ SKU: 'AMP-E27-4W', quantity: 3 }] }
  const { data } = await desk.server.call(createRemainder, { as: 'warehouse', body })
  return data.remainder.orderNumber ?? ''
}
/** What the shop knows of it: tracking numbers, and whether all is sent. */
const known = {
  shopify: () => ({
    tracking: desk.shopify.fulfilments.map(({ number }) => number),
    pieces: desk.shopify.fulfilments.map((each) => each.lines.map(({ quantity }) => quantity)),
  }),
  woocommerce: () => ({
    tracking: desk.woocommerce.told.get(1)?.tracking?.split(', ') ?? [],
    notes: desk.woocommerce.told.get(1)?.notes ?? [],
    status: desk.woocommerce.told.get(1)?.status,
  }),
  prestashop: () => ({
    tracking: desk.prestashop.told.get(1)?.tracking?.split(', ') ?? [],
    states: desk.prestashop.told.get(1)?.states ?? [],
  }),
}
const whole = (tracking: string) => ({
  shopify: { tracking: [tracking], pieces: [[1, 3]] },
  woocommerce: { tracking: [tracking], notes: [`Colissimo: ${tracking}`], status: 'completed' },
  prestashop: { tracking: [tracking], states: ['4'] },
})
const isWriting = ({ method }: { method: string }) => method !== 'GET'

test('Shopify: an order whose article numbers are very long is told with all its pieces', async () => {
  const long = `LAMP-${'0123456789'.repeat(9)}`
  desk.shopify.orders = simulatedOrders(1, () => ({
    lines: [{ sku: long, name: 'Ampoule', quantity: 3, price: 12 }],
  }))
  desk.shopify.articles = [{ sku: long, name: 'Ampoule', quantity: 7, changedAt: new Date() }]
  const { data } = await desk.connect('shopify')
  await hooks.run()
  const [item] = (await hooks.order('S-1001'))?.items ?? []
  expect(item?.SKU).toBe(long.slice(0, 64))
  await send()
  await hooks.run()
  expect(known.shopify().pieces).toEqual([[3]])
  expect((await hooks.detail(data._id)).counts).toMatchObject({ sentBack: 1, waiting: 0 })
})

describe.each(SHOPS)('%s: an order that was sent', (kind) => {
  test('is sent there, too, with its tracking number', async () => {
    const id = await connect(kind)
    const tracking = await send()
    expect((await hooks.detail(id)).counts).toMatchObject({ sentBack: 0, waiting: 1 })
    await hooks.run()
    expect(known[kind]()).toEqual(whole(tracking)[kind])
    const { counts, lastEvent } = await hooks.detail(id)
    expect(counts).toMatchObject({ sentBack: 1, waiting: 0 })
    expect(lastEvent).toMatchObject({ kind: 'sent-back', subject: 'S-1001', isFailed: false })
  })

  test('in two parcels is told of each, and all is sent with the last', async () => {
    await connect(kind)
    const remainder = await splitOff()
    const first = await send()
    await hooks.run()
    expect(known[kind]().tracking).toEqual([first])
    if (kind === 'woocommerce') expect(known.woocommerce().status).toBe(undefined)
    if (kind === 'prestashop') expect(known.prestashop().states).toEqual([])
    const second = await send(remainder)
    await hooks.run()
    expect(known[kind]().tracking).toEqual([first, second])
    if (kind === 'shopify') expect(known.shopify().pieces).toEqual([[1], [3]])
    if (kind === 'woocommerce') expect(known.woocommerce().status).toBe('completed')
    if (kind === 'prestashop') expect(known.prestashop().states).toEqual(['4'])
  })

  test.each<[string, Fault]>([
    ['fails', { kind: 'status', status: 503 }],
    ['hangs up', { kind: 'hang-up' }],
    ['asks for a pause', { kind: 'status', status: 429, headers: { 'retry-after': '30' } }],
  ])('is told once, also where the shop %s after each step', async (_what, fault) => {
    await connect(kind)
    const tracking = await send()
    // Each try comes one call further.
    let allowed = 0
    let calls = 0
    desk[kind].fault = () => {
      if (calls++ < allowed) return undefined
      allowed += 1
      calls = 0
      return allowed > 7 ? undefined : fault
    }
    await hooks.run()
    desk[kind].fault = undefined
    expect(known[kind]()).toEqual(whole(tracking)[kind])
  })

  test('is told once, also where each answer to what is written is lost', async () => {
    const id = await connect(kind)
    const tracking = await send()
    const lost = new Set<string>()
    desk[kind].fault = ({ method, path }) => {
      if (!isWriting({ method }) || lost.has(path)) return undefined
      lost.add(path)
      return { kind: 'lost-answer' }
    }
    await hooks.run()
    expect(lost.size).toBeGreaterThan(0)
    expect(known[kind]()).toEqual(whole(tracking)[kind])
    expect((await hooks.detail(id)).counts).toMatchObject({ sentBack: 1, waiting: 0 })
  })

  test('is told once, also where it is validated again', async () => {
    await connect(kind)
    const tracking = await send()
    await hooks.run()
    const written = desk[kind].calls.filter(isWriting).length
    // Sent again, nothing is told again.
    await send()
    await hooks.run()
    expect(desk[kind].calls.filter(isWriting)).toHaveLength(written)
    expect(known[kind]()).toEqual(whole(tracking)[kind])
  })

  test('waits where the key was revoked, and goes when it works again', async () => {
    const id = await connect(kind)
    desk[kind].fault = () => ({ kind: 'status', status: 401 })
    const tracking = await send()
    await hooks.run()
    expect(await hooks.detail(id)).toMatchObject({
      state: 'failed',
      problem: 'bad-key',
      counts: { sentBack: 0, waiting: 1 },
    })
    desk[kind].fault = undefined
    await desk.server.call(checkIntegration, { as: 'owner', path: { id } })
    await hooks.run()
    expect(known[kind]()).toEqual(whole(tracking)[kind])
    expect(await hooks.detail(id)).toMatchObject({ state: 'connected', counts: { sentBack: 1, waiting: 0 } })
  })

  test('is told, too, where the shop does not answer for more than half a day', async () => {
    const id = await connect(kind)
    const tracking = await send()
    let tries = 0
    desk[kind].fault = () => (tries++ < 20 ? { kind: 'status', status: 503 } : undefined)
    await hooks.run()
    expect(known[kind]()).toEqual(whole(tracking)[kind])
    expect((await hooks.detail(id)).counts).toMatchObject({ sentBack: 1, waiting: 0 })
  })

  test('is given up after two weeks, and an event says so', async () => {
    const id = await connect(kind)
    await send()
    await desk.server.database.queries
      .update(integrationSendings)
      .set({ createdAt: new Date(Date.now() - 14 * 86_400_000) })
    desk[kind].fault = () => ({ kind: 'status', status: 503 })
    await hooks.run()
    const { counts, events = [] } = await hooks.detail(id)
    expect(counts).toMatchObject({ sentBack: 0, waiting: 0 })
    expect(events[0]).toMatchObject({
      kind: 'sent-back',
      subject: 'S-1001',
      isFailed: true,
      problem: 'service-error',
      status: 503,
    })
  })

  test('that the shop does not take says why, and the connection and other orders go on', async () => {
    const id = await connect(kind)
    const remainder = await splitOff()
    await send()
    desk[kind].fault = ({ method }) =>
      isWriting({ method }) ? { kind: 'status', status: 400, body: '{}' } : undefined
    await hooks.run()
    const { state, counts, lastEvent } = await hooks.detail(id)
    expect({ state, counts }).toMatchObject({ state: 'connected', counts: { sentBack: 0, waiting: 0 } })
    expect(lastEvent).toMatchObject({
      kind: 'sent-back',
      subject: 'S-1001',
      isFailed: true,
      problem: 'order-refused',
      status: 400,
    })
    desk[kind].fault = undefined
    const second = await send(remainder)
    await hooks.run()
    expect(known[kind]().tracking).toEqual([second])
  })

  test('that is canceled there is told as what the shop refuses', async () => {
    const id = await connect(kind)
    desk[kind].orders = simulatedOrders(1, () => ({ lines, state: 'canceled' }))
    await send()
    await hooks.run()
    expect(await hooks.detail(id)).toMatchObject({
      state: 'connected',
      counts: { sentBack: 0, waiting: 0 },
      lastEvent: { kind: 'sent-back', subject: 'S-1001', isFailed: true },
    })
  })
})

test('an order of no connected shop is told to nobody', async () => {
  await connect('shopify')
  desk.woocommerce.orders = simulatedOrders(1, () => ({ number: 'W-1' }))
  const { data } = await desk.connect('woocommerce')
  await hooks.run()
  desk.shopify.calls.length = 0
  await send('W-1')
  await hooks.run()
  expect(desk.shopify.calls).toEqual([])
  expect((await hooks.detail(data._id)).counts).toMatchObject({ sentBack: 1 })
})

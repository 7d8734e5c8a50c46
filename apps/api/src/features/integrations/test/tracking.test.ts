import {
  generateLabels,
  getTicketInfo,
  listOrders,
  updateTicket,
  waitForWarehouse,
} from '@replybay/api-client/operations'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_WEB_ID, MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { insertOrders, newOrder } from '../../warehouse/index.ts'
import { hookDesk } from './hook-desk.ts'
import { platformDesk } from './platform-desk.ts'

const desk = platformDesk()
const hooks = hookDesk(desk)
const companyId = MAISON_LUMEN
const body = { companyId, orderNumber: 'T-1' }
const DELIVERED = { id: 11, message: 'Delivered' }
const ON_ITS_WAY = { id: 3, message: 'En route to sorting center' }
const at = new Date('2026-01-02T10:00:00.000Z')
let id = ''
let path = ''

/** An order in two parcels of Sendcloud. */
beforeEach(async () => {
  id = (await desk.connect('sendcloud')).data._id
  const { webhookUrl = '' } = await hooks.detail(id)
  path = new URL(webhookUrl).pathname
  await addOrder('T-1')
  await desk.server.call(generateLabels, { as: 'warehouse', body: { ...body, parcelNumber: 2 } })
})

async function addOrder(number: string) {
  const items = [{ SKU: 'OPA-30-BR', quantity: 1 }]
  const address = { line1: '14 rue des Halles', postalCode: '44000', city: 'Nantes', country: 'FR' }
  const customer = { name: 'Pauline Leroux', ...address }
  const order = newOrder({ companyId, number, platform: 'shopify', customer, items })
  await insertOrders(desk.server.database.queries, [order])
}
const parcel = (place: number) => desk.sendcloud.parcels[place] ?? {}
async function tell(place: number, status = DELIVERED, when = at) {
  const answer = await hooks.tell(path, desk.sendcloud.delivery(parcel(place), status, when))
  await hooks.run()
  return answer
}
const delivered = async () => {
  const query = { companyId, orderNumbers: ['T-1'], limit: 5 }
  const { data } = await desk.server.call(listOrders, { as: 'warehouse', query })
  return data.orders[0]?.labels?.map(({ deliveredAt }) => deliveredAt)
}
const events = async () =>
  ((await hooks.detail(id)).events ?? []).filter(({ kind }) => kind === 'parcel-delivered')

/** A ticket that sleeps. */
async function snoozed() {
  const ticket = await desk.server.openTicket('Where is it?')
  await desk.server.call(updateTicket, {
    as: 'support',
    path: { id: ticket.id, id2: DEMO_WEB_ID },
    body: { snoozedUntil: '9999-12-31T23:59:59.999Z' },
  })
  return ticket.id
}
const wait = (ticketId: string, more: object = {}) =>
  desk.server.call(waitForWarehouse, {
    as: 'support',
    body: { ...body, ticketId, event: 'parcel-delivered', ...more },
  })
const sleeps = async (ticketId: string) => {
  const { data } = await desk.server.call(getTicketInfo, { as: 'support', path: { id: ticketId } })
  return data.ticket.snoozedUntil !== undefined
}

describe('what Sendcloud tells', () => {
  test('is told by a person where', async () => {
    expect(await hooks.detail(id)).toMatchObject({ webhookState: 'by-hand' })
    const [listed] = await desk.list()
    expect(listed).toMatchObject({ webhookState: 'by-hand' })
    expect(listed).not.toHaveProperty('webhookUrl')
    expect(listed).not.toHaveProperty('toldAt')
  })

  test('that a parcel is delivered stands with its label, once', async () => {
    expect(await tell(0)).toBe(200)
    await tell(0)
    await tell(0, DELIVERED, new Date(at.getTime() + 60_000))
    expect(await delivered()).toEqual([at.toISOString(), undefined])
    expect(await events()).toMatchObject([{ subject: '6A00000003100', isFailed: false }])
    expect((await hooks.detail(id)).toldAt).toBeDefined()
    expect((await desk.list())[0]?.toldAt).toBeDefined()
  })

  test('that a customer has collected it, too; what is on its way is not there', async () => {
    await tell(0, ON_ITS_WAY)
    await tell(1, { id: 93, message: 'Shipment collected by customer' })
    expect(await delivered()).toEqual([undefined, at.toISOString()])
  })

  test('late changes nothing', async () => {
    await tell(0)
    await tell(0, ON_ITS_WAY)
    expect(await delivered()).toEqual([at.toISOString(), undefined])
  })

  test('forged or unsigned is refused', async () => {
    const { headers, body: text } = desk.sendcloud.delivery(parcel(0), DELIVERED, at)
    const { 'sendcloud-signature': _signature, ...unsigned } = headers
    expect(await hooks.tell(path, { headers, body: text.replace('6A', '6B') })).toBe(401)
    expect(await hooks.tell(path, { headers: unsigned, body: text })).toBe(401)
    await hooks.run()
    expect(await delivered()).toEqual([undefined, undefined])
  })

  test.each<[string, string]>([
    [
      'of a parcel of none',
      JSON.stringify({ action: 'parcel_status_changed', parcel: { status: DELIVERED } }),
    ],
    [
      'of another one under the order’s number',
      JSON.stringify({
        action: 'parcel_status_changed',
        parcel: { id: 1, order_number: 'T-1', status: DELIVERED },
      }),
    ],
    ['of its settings', JSON.stringify({ action: 'integration_updated', integration: { id: 1 } })],
    ['no JSON', 'parcel=1'],
  ])('%s is taken, and changes nothing', async (_what, text) => {
    expect(await hooks.tell(path, desk.sendcloud.signed(text))).toBe(200)
    await hooks.run()
    expect(await delivered()).toEqual([undefined, undefined])
    expect(await events()).toEqual([])
  })
})

describe('a ticket that waits for an order to be delivered', () => {
  test('is not let to where the carrier has never told anything', async () => {
    expect(await wait(await snoozed())).toMatchObject({ status: 409, problem: { code: 'not-followed' } })
  })

  test('wakes when its last parcel is there', async () => {
    const ticketId = await snoozed()
    await tell(0, ON_ITS_WAY)
    expect((await wait(ticketId)).status).toBe(200)
    await tell(0)
    expect(await sleeps(ticketId)).toBe(true)
    await tell(1)
    expect(await sleeps(ticketId)).toBe(false)
    expect((await wait(ticketId)).status).toBe(409)
  })

  test('may wait before there is a label, for an order that there is', async () => {
    const ticketId = await snoozed()
    await tell(0, ON_ITS_WAY)
    await addOrder('T-2')
    expect((await wait(ticketId, { orderNumber: 'T-2' })).status).toBe(200)
    expect((await wait(ticketId, { orderNumber: 'T-3' })).status).toBe(404)
    expect((await wait(ticketId, { SKU: 'OPA-30-BR' })).status).toBe(400)
  })
})

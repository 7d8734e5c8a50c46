import {
  getTicketInfo,
  handleReturn,
  moveReturn,
  requestReturn,
  updateTicket,
  waitForWarehouse,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { DEMO_WEB_ID } from '../../../platform/demo/accounts.ts'
import { companyId, packingTable } from './packing-table.ts'

const server = sharedServer()
const table = packingTable(server)
const snoozedUntil = '9999-12-31T23:59:59.999Z'

/** A ticket that sleeps, and a sent order that comes back. */
async function waiting() {
  const { id } = await server().openTicket('It is too tall')
  const SKU = await table.article(0)
  const items = [{ SKU, quantity: 1, name: 'Lamp', price: 8_900 }]
  const orderNumber = await table.order({ status: 'sent', sentAt: new Date(), items })
  const body = { companyId, orderNumber, items: [{ SKU, quantity: 1 }], reason: 'Too tall' }
  await server().call(requestReturn, { as: 'support', body })
  await server().call(updateTicket, { as: 'support', path: { id, id2: DEMO_WEB_ID }, body: { snoozedUntil } })
  return { id, SKU, orderNumber }
}

const wait = (ticketId: string, orderNumber: string, SKU?: string) =>
  server().call(waitForWarehouse, {
    as: 'support',
    body: { companyId, ticketId, orderNumber, ...(SKU && { SKU }) },
  })
const sleeps = async (id: string) => {
  const { data } = await server().call(getTicketInfo, { as: 'support', path: { id } })
  return data.ticket.snoozedUntil !== undefined
}
const arrive = (orderNumber: string) =>
  server().call(moveReturn, { as: 'warehouse', body: { companyId, orderNumber, step: 'arrive' } })

test('ticket that waits for a return: wakes when it arrives, and another one sleeps on', async () => {
  const [one, other] = [await waiting(), await waiting()]
  expect((await wait(one.id, one.orderNumber)).status).toBe(200)
  expect((await wait(other.id, other.orderNumber)).status).toBe(200)
  // Waiting twice is waiting once.
  expect((await wait(one.id, one.orderNumber)).status).toBe(200)
  expect(await sleeps(one.id)).toBe(true)
  await arrive(one.orderNumber)
  expect(await sleeps(one.id)).toBe(false)
  expect(await sleeps(other.id)).toBe(true)
  expect((await wait(one.id, one.orderNumber)).status).toBe(409)
})

test('ticket that waits for an article: wakes when there is one again', async () => {
  const { id, SKU, orderNumber } = await waiting()
  expect((await wait(id, orderNumber, SKU)).status).toBe(200)
  await arrive(orderNumber)
  expect(await sleeps(id)).toBe(true)
  await server().call(handleReturn, {
    as: 'warehouse',
    body: { companyId, orderNumber, validatedSkus: [SKU], brokenSkus: [], rejectedSkus: [] },
  })
  expect(await sleeps(id)).toBe(false)
  expect((await wait(id, orderNumber, SKU)).status).toBe(409)
})

test('waiting: a ticket, an order or an article that is not there is told', async () => {
  const { id, orderNumber } = await waiting()
  expect((await wait('no-such-ticket', orderNumber)).status).toBe(404)
  expect((await wait(id, 'T-1')).status).toBe(404)
  expect((await wait(id, orderNumber, 'no-such-article')).status).toBe(404)
})

test('ticket that waits for a return: says for what it sleeps, and in its history that it has happened', async () => {
  const { id, orderNumber } = await waiting()
  await wait(id, orderNumber)
  const snoozedFor = { kind: 'returned' as const, subject: orderNumber }
  const path = { id, id2: DEMO_WEB_ID }
  const change = (body: object) => server().call(updateTicket, { as: 'support', path, body })
  expect((await change({ snoozedUntil, snoozedFor })).data.ticket).toMatchObject({ snoozedUntil, snoozedFor })
  await arrive(orderNumber)
  const { ticket } = (await server().call(getTicketInfo, { as: 'support', path: { id } })).data
  expect(ticket).not.toHaveProperty('snoozedFor')
  const [asleep, awake] = (ticket.events ?? []).filter(({ kind }) => kind === 'snoozed').slice(-2)
  expect(asleep).toMatchObject({ detail: snoozedUntil, snoozedFor })
  expect(awake).toMatchObject({ actor: 'system', snoozedFor })
  expect(awake).not.toHaveProperty('detail')
})

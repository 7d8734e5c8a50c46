import {
  closeTicket,
  deleteTicket,
  getCustomer,
  listCustomers,
  listTicketIds,
  updateCustomer,
} from '@replybay/api-client/operations'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '../tables.ts'
import { tickets } from '../../tickets/tables.ts'
import { supportDesk, WEB } from '../../../../test/support-desk.ts'
import { sharedServer, TestServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)

let next = 1
async function aCustomer() {
  const email = `customer${next++}@example.org`
  const ticket = await desk.open('Hello', { name: 'Quirina Zabala', email })
  const { customer } = await desk.info(ticket.id)
  return { ticket, email, id: customer._id }
}

test('customer: is one record with all their tickets', async () => {
  const { id, email, ticket } = await aCustomer()
  const second = await desk.open('Me again', { email })
  const { data } = await desk.call(getCustomer, { path: { id } })
  expect(data.customer).toMatchObject({ name: 'Quirina Zabala', email, blocked: false, channels: ['web'] })
  expect(data.tickets.map(({ _id }) => _id)).toEqual([second.id, ticket.id])
})

test.each(['quiri', 'QUIRINA zab', 'zabala', 'example.org quirina'])(
  'customer: is found by %s',
  async (search) => {
    const { id } = await aCustomer()
    const { data } = await desk.call(listCustomers, { query: { search } })
    expect(data.customers.map(({ _id }) => _id)).toContain(id)
  },
)

test('customer: a fact that somebody has changed since it was seen is not overwritten', async () => {
  const { id, email } = await aCustomer()
  const update = (body: object) => desk.call(updateCustomer, { path: { id }, body })
  expect((await update({ phone: '+34 611', seen: { phone: null } })).status).toBe(200)
  const refused = await update({ phone: null, email: null, seen: { phone: '+34 600', email } })
  expect(refused.status).toBe(409)
  expect(refused.problem).toMatchObject({
    code: 'changed-meanwhile',
    fields: [{ path: '/body/phone', message: 'has changed since it was loaded' }],
  })
  const undone = await update({ phone: null, seen: { phone: '+34 611', email: email.toUpperCase() } })
  expect(undone.data.customer).toMatchObject({ email })
  expect(undone.data.customer).not.toHaveProperty('phone')
})

test('customer: is found without case and accents, also by a name that was changed since', async () => {
  const ticket = await desk.open('Bonjour', { name: 'Zoé Ørsted' })
  const { customer } = await desk.info(ticket.id)
  const found = async (search: string) => {
    const { data } = await desk.call(listCustomers, { query: { search } })
    return data.customers.map(({ _id }) => _id)
  }
  expect(await found('zoe orsted')).toEqual([customer._id])
  await desk.call(updateCustomer, {
    path: { id: customer._id },
    body: { name: 'Éloïse Ørsted', phone: '+33 6 55 44 33 22' },
  })
  expect(await found('ZOÉ ørsted')).toEqual([])
  expect(await found('eloi 33655')).toEqual([customer._id])
  const { data } = await desk.call(listTicketIds, { path: { webId: WEB }, query: { search: 'eloise' } })
  expect(data.ids).toEqual([ticket.id])
})

test('customer: is found with whether the address is proved, where there is one', async () => {
  const { id, email } = await aCustomer()
  const found = async (search: string) => {
    const { data } = await desk.call(listCustomers, { query: { search } })
    return data.customers[0]
  }
  expect(await found(email)).toMatchObject({ _id: id, verified: false })
  await server()
    .database.queries.update(tickets)
    .set({ customerVerified: true })
    .where(eq(tickets.customerId, id))
  expect(await found(email)).toMatchObject({ _id: id, verified: true })
  await desk.open('Hello', { name: 'Quentin Nowhere' })
  expect(await found('quentin nowhere')).not.toHaveProperty('verified')
})

test('customer: is found with how many tickets they have, deleted ones aside, and how many are open', async () => {
  const { email } = await aCustomer()
  const [closed, deleted] = [await desk.open('Closed', { email }), await desk.open('Deleted', { email })]
  await desk.call(closeTicket, { path: { id: closed.id } })
  await desk.call(deleteTicket, { path: { id: deleted.id } })
  const { data } = await desk.call(listCustomers, { query: { search: email } })
  expect(data.customers).toMatchObject([{ ticketCount: 2, openCount: 1 }])
})

test('customer search: the signs of a pattern stand for themselves', async () => {
  for (const search of ['%', '_', '\\']) {
    const { data } = await desk.call(listCustomers, { query: { search } })
    expect(data.customers).toEqual([])
  }
})

test('customer: name, address and number are changed; an address that another has is refused', async () => {
  const [one, other] = [await aCustomer(), await aCustomer()]
  const change = { name: 'Q. Zabala', email: 'NEW@example.org', phone: '+34 600 000 000' }
  const { data } = await desk.call(updateCustomer, { path: { id: one.id }, body: change })
  expect(data.customer).toMatchObject({ ...change, email: 'new@example.org' })
  const refused = await desk.call(updateCustomer, { path: { id: one.id }, body: { email: other.email } })
  expect(refused).toMatchObject({
    status: 409,
    problem: { code: 'conflict', message: 'Another customer already uses this email' },
  })
})

test('customer who is blocked: all their tickets are closed, no more than 50 at a time', async () => {
  const { id, ticket } = await aCustomer()
  const { queries } = server().database
  const own = sql`select 'blocked-' || number, company_id, web_id, customer_id, channel, 'open', last_message_id, now(), now()
    from tickets, generate_series(1, 119) as number where id = ${ticket.id}`
  await queries.execute(sql`
    insert into tickets (id, company_id, web_id, customer_id, channel, status, last_message_id, created_at, updated_at) ${own}`)
  const { status, data } = await desk.call(updateCustomer, { path: { id }, body: { blocked: true } })
  expect([status, data.customer]).toMatchObject([200, { blocked: true }])
  const closed = await queries.select().from(tickets).where(eq(tickets.customerId, id))
  expect(closed.map((one) => one.status)).toEqual(Array.from({ length: 120 }, () => 'closed'))
  // When each transaction began.
  expect(new Set(closed.map((one) => one.touchedAt.getTime())).size).toBe(3)
})

test('customer who is blocked once more: what was left open is closed', async () => {
  const { id, ticket } = await aCustomer()
  await server().database.queries.update(customers).set({ blockedAt: new Date() }).where(eq(customers.id, id))
  expect((await desk.info(ticket.id)).status).toBe('open')
  await desk.call(updateCustomer, { path: { id }, body: { blocked: true } })
  expect((await desk.info(ticket.id)).status).toBe('closed')
})

test('blocked customer: what they write is kept and notifies nobody until they are unblocked', async () => {
  const { id, ticket, email } = await aCustomer()
  const { data } = await desk.call(updateCustomer, { path: { id }, body: { blocked: true } })
  expect(data.tickets).toMatchObject([{ status: 'closed' }])
  await desk.write(ticket, 'Buy my lamps')
  const fresh = await desk.open('Buy my lamps now', { email })
  for (const one of [ticket.id, fresh.id]) {
    expect(await desk.info(one)).toMatchObject({ status: 'closed', unread: false, waitingSince: null })
  }
  await desk.call(updateCustomer, { path: { id }, body: { blocked: false } })
  await desk.write(ticket, 'Sorry')
  expect(await desk.info(ticket.id)).toMatchObject({ status: 'open', unread: true })
})

test('customer: one who came without words to search by is found once a server has started', async () => {
  const { id, email } = await aCustomer()
  const { database } = server()
  await database.queries.update(customers).set({ words: null }).where(eq(customers.id, id))
  const another = await TestServer.start({ database, hasBackgroundWork: true })
  const { data } = await desk.call(listCustomers, { query: { search: email } })
  expect(data.customers.map(({ _id }) => _id)).toContain(id)
  await another.app.close()
})

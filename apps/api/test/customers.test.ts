import { expect, test } from 'vitest'
import { supportDesk } from './support-desk.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)

let next = 1
async function aCustomer() {
  const email = `customer${next++}@example.org`
  const ticket = await desk.open('Hello', { name: 'Quirina Zabala', email })
  const { customer } = await desk.info(ticket.id)
  return { ticket, email, id: customer._id }
}

test('a customer is one record over all their tickets', async () => {
  const { id, email, ticket } = await aCustomer()
  const second = await desk.open('Me again', { email })
  const { data } = await desk.call('GET', `/customers/${id}`)
  expect(data.customer).toMatchObject({ name: 'Quirina Zabala', email, blocked: false, channels: ['web'] })
  expect(data.tickets.map(({ _id }) => _id)).toEqual([second.id, ticket.id])
})

test.each(['quiri', 'QUIRINA zab', 'zabala', 'example.org quirina'])('is found by %s', async (search) => {
  const { id } = await aCustomer()
  const { data } = await desk.call('GET', `/customers?${new URLSearchParams({ search })}`)
  expect(data.customers.map(({ _id }) => _id)).toContain(id)
})

test('signs of a pattern are only signs', async () => {
  for (const search of ['%', '_', '\\', '%%%a']) {
    const { data } = await desk.call('GET', `/customers?${new URLSearchParams({ search })}`)
    expect(data.customers).toEqual([])
  }
})

test('name, address and number are changed; an address that somebody has is refused', async () => {
  const [one, other] = [await aCustomer(), await aCustomer()]
  const change = { name: 'Q. Zabala', email: 'NEW@example.org', phone: '+34 600 000 000' }
  const { data } = await desk.call('PATCH', `/customers/${one.id}`, change)
  expect(data.customer).toMatchObject({ ...change, email: 'new@example.org' })
  const refused = await desk.call('PATCH', `/customers/${one.id}`, { email: other.email })
  expect(refused).toMatchObject({
    status: 409,
    problem: { code: 'conflict', message: 'Another customer has this address' },
  })
})

test('what a blocked customer writes is kept and tells nobody, until they are let in again', async () => {
  const { id, ticket, email } = await aCustomer()
  const { data } = await desk.call('PATCH', `/customers/${id}`, { blocked: true })
  expect(data.tickets).toMatchObject([{ status: 'closed' }])
  await desk.write(ticket, 'Buy my lamps')
  const fresh = await desk.open('Buy my lamps now', { email })
  for (const one of [ticket.id, fresh.id]) {
    expect(await desk.info(one)).toMatchObject({ status: 'closed', unread: false, waitingSince: null })
  }
  await desk.call('PATCH', `/customers/${id}`, { blocked: false })
  await desk.write(ticket, 'Sorry')
  expect(await desk.info(ticket.id)).toMatchObject({ status: 'open', unread: true })
})

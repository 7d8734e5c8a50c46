import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import {
  answerTicket,
  changeAgentSwitch,
  changeMemberRole,
  createWeb,
  deleteTicket,
  getUserInfo,
  listTicketIds,
  removeMember,
  removeWeb,
  signOut,
  updateCustomer,
  updateWeb,
} from '@replybay/api-client/operations'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '../src/platform/database/ids.ts'
import { CHANNEL } from '../src/platform/database/notifications.ts'
import { tellProcesses } from '../src/platform/stream/publish.ts'
import { users } from '../src/features/users/tables.ts'
import { messages } from '../src/features/tickets/tables.ts'
import { wakeTickets } from '../src/features/tickets/waking.ts'
import { type Follower, type FollowInput, followServer } from './follower.ts'
import { supportDesk, WEB } from './support-desk.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)
const opened: Follower[] = []
const unread: Socket[] = []

beforeAll(async () => {
  // The demo may have been made just now, and is more than is told one by one.
  await server().database.queries.execute(sql`update tickets set touched_at = created_at`)
  await server().app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const socket of unread.splice(0)) socket.destroy()
  await Promise.all(opened.splice(0).map((one) => one.leave()))
})

// Fetch keeps connections ready on which nothing was asked yet; closing would wait for them.
afterAll(() => server().app.server.closeAllConnections())

async function follow(input: FollowInput = {}, token?: string) {
  const followed = await followServer(server(), input, token ?? (await server().tokenOf('support')))
  if (followed.follower) opened.push(followed.follower)
  return followed
}

async function following(input?: FollowInput) {
  const { follower, ready } = await follow(input)
  if (!follower) throw new Error('Nobody may follow.')
  return { follower, ready }
}

test('ticket changes: a new ticket, what is said and done in it, and its end are told as a list shows them', async () => {
  const { follower, ready } = await following()
  expect(ready).toMatchObject({ event: 'ready', data: { topics: ['tickets'] } })
  const ticket = await desk.open('Do you hear me?')
  expect(await follower.about(ticket.id)).toMatchObject({
    event: 'change',
    data: {
      topic: 'tickets',
      ticket: { status: 'open', unread: true, lastMessage: { text: 'Do you hear me?' } },
    },
  })
  await desk.call(answerTicket, { path: { id: ticket.id }, body: { message: 'I do' } })
  expect(await follower.about(ticket.id)).toMatchObject({ data: { ticket: { status: 'answered' } } })
  await desk.call(deleteTicket, { path: { id: ticket.id } })
  expect(await follower.about(ticket.id)).toMatchObject({ data: { ticket: null } })
})

test('ticket changes: the colleague who made a change is named', async () => {
  const { follower } = await following()
  const { id } = await desk.open('Who takes it?')
  expect((await follower.about(id)).data.by).toBeUndefined()
  const assigneeId = await desk.me()
  await desk.change(id, { assigneeId })
  expect((await follower.about(id)).data.by).toBe(assigneeId)
})

test('ticket changes: the tickets of a person who is removed from the team are told as unassigned', async () => {
  const { queries } = server().database
  const [support] = await queries.select().from(users).where(eq(users.email, 'support@maison-lumen.example'))
  if (!support) throw new Error('The demo has nobody in support.')
  const leaving = newId()
  await queries.insert(users).values({ ...support, id: leaving, email: 'leaving@maison-lumen.example' })
  const { id } = await desk.open('Whose am I?')
  await desk.change(id, { assigneeId: leaving })
  const { follower } = await following()
  expect((await server().call(removeMember, { as: 'owner', path: { id: leaving } })).status).toBe(200)
  expect((await follower.about(id)).data.ticket).not.toHaveProperty('assignee')
})

test('ticket changes: a ticket that is unsnoozed and a customer with another name are told', async () => {
  const { id } = await desk.open('Not before tomorrow')
  await desk.change(id, { snoozedUntil: new Date(Date.now() + 3_600_000).toISOString() })
  const { customer } = await desk.info(id)
  const { follower } = await following()
  await wakeTickets(server().database, new Date(Date.now() + 3_599_000))
  await desk.call(updateCustomer, { path: { id: customer._id }, body: { name: 'Otherwise known' } })
  let told = await follower.about(id)
  while (told.data.ticket?.customer.name !== 'Otherwise known') told = await follower.about(id)
  expect(told.data.ticket).toHaveProperty('snoozedUntil')
  await wakeTickets(server().database, new Date(Date.now() + 3_601_000))
  expect((await follower.about(id)).data.ticket).not.toHaveProperty('snoozedUntil')
})

test.each([
  'x',
  'null',
  '{}',
  '{"topic":"tickets","companyId":"company-maison-lumen","webId":"web-maison-lumen","id":1}',
])('follower: is told to read anew where what was told is unknown: %s', async (payload) => {
  const { follower, ready } = await following()
  await server().database.queries.execute(sql`select pg_notify(${CHANNEL}, ${payload})`)
  const told = await follower.next()
  expect(told.event).toBe('resync')
  // Whatever this machine's clock says, nothing between the two is left out later.
  expect(Number(told.id)).toBeLessThanOrEqual(Number(ready.id))
})

test('follower: hears nothing of what processes tell each other', async () => {
  const { follower } = await following()
  await tellProcesses(server().database.queries, { work: 'mailbox', id: newId() })
  await tellProcesses(server().database.queries, { userId: newId() })
  const { id } = await desk.open('After that')
  expect(await follower.next()).toMatchObject({ event: 'change', data: { id } })
})

test('ticket changes: every colleague who follows is told', async () => {
  const [one, other] = [await following(), await following()]
  const { id } = await desk.open('For both')
  expect((await one.follower.about(id)).data).toEqual((await other.follower.about(id)).data)
})

test('follower who comes again: is told what happened meanwhile', async () => {
  const { follower, ready } = await following()
  await follower.leave()
  const { id } = await desk.open('While you were away')
  const again = await following({ since: ready.id })
  expect(await again.follower.about(id)).toMatchObject({ data: { ticket: { status: 'open' } } })
})

test('follower who missed too much: is told to read anew', async () => {
  const again = await following({ since: '0' })
  expect(await again.follower.next()).toMatchObject({ event: 'resync', data: { topic: 'tickets' } })
})

test('ticket changes: many are all told, or the follower is told to read anew', async () => {
  const { ids } = (await desk.call(listTicketIds, { path: { webId: WEB } })).data
  const { follower } = await following()
  await desk.bulk({ ids: ids.slice(0, 150), addTags: ['Many'] })
  const events = new Set<string>()
  const last = ids[149] ?? ''
  for (let told = await follower.next(); ; told = await follower.next()) {
    // What shows on a slow machine that the stream is there has no name.
    if (told.event) events.add(told.event)
    if (told.event === 'resync' || told.data.id === last) break
  }
  expect([...events].every((event) => event === 'change' || event === 'resync')).toBe(true)
})

test('follower who is signed out: is told nothing more', async () => {
  const token = await server().newSession('support@maison-lumen.example')
  const { follower } = await follow({}, token)
  await server().call(signOut, { token })
  await desk.open('For colleagues alone')
  await expect(follower?.about('nothing')).rejects.toThrow('The stream has ended.')
})

test('follower who may no longer read tickets: is told nothing more', async () => {
  const token = await server().newSession('support@maison-lumen.example')
  const { follower } = await follow({}, token)
  const { data } = await server().call(getUserInfo, { token })
  const owner = await server().tokenOf('owner')
  const asRole = (role: string) =>
    server().call(changeMemberRole, { token: owner, path: { id: data.user._id }, body: { role } })
  await asRole('warehouse')
  await expect(follower?.about('nothing')).rejects.toThrow('The stream has ended.')
  await asRole('support')
})

test('agents: a colleague who pauses them is told of, also to who comes again', async () => {
  const pause = (isPaused: boolean) => server().call(changeAgentSwitch, { as: 'owner', body: { isPaused } })
  const topics = ['tickets', 'agents']
  const { follower, ready } = await following({ topics })
  await pause(true)
  expect((await follower.about(WEB)).data).toEqual({ topic: 'agents', id: WEB, isPaused: true })
  await follower.leave()
  await pause(false)
  const again = await following({ topics, since: ready.id })
  expect((await again.follower.about(WEB)).data).toEqual({ topic: 'agents', id: WEB, isPaused: false })
})

test('webs: that one was created, changed or removed is told, and to who comes again too', async () => {
  const { follower, ready } = await following({ topics: ['tickets', 'webs'] })
  const told = { event: 'change', data: { topic: 'webs', id: WEB } }
  const { data } = await server().call(createWeb, { as: 'owner', body: { name: 'Second shop' } })
  const path = { id: data.web._id }
  expect(await follower.about(WEB)).toMatchObject(told)
  await server().call(updateWeb, { as: 'owner', path, body: { name: 'Renamed' } })
  expect(await follower.about(WEB)).toMatchObject(told)
  const of = await following({ topics: ['webs'], webId: path.id })
  await server().call(removeWeb, { as: 'owner', path })
  expect(await follower.about(WEB)).toMatchObject(told)
  expect((await of.follower.about(path.id)).data).toEqual({ topic: 'webs', id: path.id })
  await follower.leave()
  const again = await following({ topics: ['webs'], since: ready.id })
  expect(await again.follower.about(WEB)).toMatchObject(told)
})

test('topics: an unknown one is left out, and where none is left the stream ends', async () => {
  const { ready } = await following({ topics: ['tickets', 'orders'] })
  expect(ready.data.topics).toEqual(['tickets'])
  const { follower, ready: none } = await following({ topics: ['orders'] })
  expect(none.data.topics).toEqual([])
  await expect(follower.next()).rejects.toThrow('The stream has ended.')
})

test('topics: what the person may not read is left out', async () => {
  const { follower, ready } = await follow({}, await server().tokenOf('warehouse'))
  expect(ready?.data.topics).toEqual([])
  await expect(follower?.next()).rejects.toThrow('The stream has ended.')
})

test('website of another company: can’t be followed', async () => {
  expect((await follow({}, await server().tokenOf('owner@atelier-nord.example'))).status).toBe(404)
})

/** Of the web, and fewer than those of which it is said only that there are too many. */
const many = sql`(select id from tickets where web_id = ${WEB} order by id limit 90)`

/** Tells of changes of many tickets, until the reader has heard of them. */
async function tellOfMuch(reader: Follower) {
  const { rows } = await server().database.queries.execute<{ id: string }>(many)
  await server().database.queries.execute(sql`
    select pg_notify(${CHANNEL}, json_build_object(
      'topic', 'tickets', 'companyId', company_id, 'webId', web_id, 'id', id, 'at', 1, 'by', null)::text)
    from tickets where id in ${many} order by id`)
  for (const { id } of rows.slice(-1)) await reader.about(id)
}

/** A stream of which only the begin is read, as the server sees it. */
async function followWithoutReading(token: string) {
  const connected = once(server().app.server, 'connection')
  const { port } = server().app.server.address() as AddressInfo // Sound: it listens on a port.
  const socket = connect(port, '127.0.0.1')
  unread.push(socket)
  const head = [
    `GET /api/v1/changes?topics=tickets&webId=${WEB} HTTP/1.1`,
    'Host: x',
    `Authorization: Bearer ${token}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await once(socket, 'data')
  socket.pause()
  const [serverSide] = await connected
  return serverSide as Socket // Sound: so Node describes it.
}

/** Gives those tickets messages of the greatest length. @returns what reads all of a stream, while others read nothing. */
async function readsLongMessages() {
  const text = 'x'.repeat(10_000)
  await server().database.queries.update(messages).set({ text }).where(inArray(messages.ticketId, many))
  return (await following()).follower
}

test('event stream: ends when nothing of it is read and much has happened, while another goes on', async () => {
  const reader = await readsLongMessages()
  const stream = await followWithoutReading(await server().tokenOf('support'))
  // More than waits in the sockets of both sides.
  for (let round = 0; round < 20 && !stream.destroyed; round++) await tellOfMuch(reader)
  expect(stream.destroyed).toBe(true)
  await tellOfMuch(reader)
})

test('event stream: ends at its end, also when nothing of it is read', async () => {
  const reader = await readsLongMessages()
  const token = await server().newSession('support@maison-lumen.example')
  const stream = await followWithoutReading(token)
  while (!stream.writableNeedDrain) await tellOfMuch(reader)
  expect(stream.destroyed).toBe(false)
  await server().call(signOut, { token })
  await expect.poll(() => stream.destroyed).toBe(true)
})

test('event stream: is kept in no cache', async () => {
  const { response } = await follow()
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

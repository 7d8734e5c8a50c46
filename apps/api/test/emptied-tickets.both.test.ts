import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addAttachment,
  addNote,
  answerTicket,
  closeTicket,
  deleteTicket,
  getConversation,
  getTicketInfo,
  listTicketIds,
  openTicket,
} from '@replybay/api-client/operations'
import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOwners } from '../src/features.ts'
import { createFolderStore } from '../src/platform/blobs/folder-store.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { attachments } from '../src/features/attachments/tables.ts'
import { customers } from '../src/features/customers/tables.ts'
import { ticketEvents, tickets } from '../src/features/tickets/tables.ts'
import { newId } from '../src/platform/database/ids.ts'
import { MAISON_LUMEN } from '../src/platform/demo/accounts.ts'
import { keepHouse } from './house.ts'
import { marksOf } from './company-rows.ts'
import { supportDesk, WEB } from './support-desk.ts'
import { TestServer } from './test-server.ts'

let folder: string
let server: TestServer
const desk = supportDesk(() => server)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replybay-emptied-'))
  server = await TestServer.start({ blobs: { kind: 'folder', folder } })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const DAY_MS = 24 * 3_600_000
const blobs = () => createFolderStore(folder)
// Sessions would expire meanwhile, too.
const owners = dataOwners.filter(({ id }) => id !== 'auth')
const emptyAll = () =>
  keepHouse(server.database, new Date(Date.now() + 1_000), {
    owners,
    blobs: blobs(),
    config: readConfig({ REPLYBAY_DELETED_TICKET_DAYS: '0' }),
  })
const emptyThoseOf30Days = (now: number) =>
  keepHouse(server.database, new Date(now), { owners, blobs: blobs() })

async function upload(ticketId: string) {
  const form = ['name="name"\r\n\r\nsecret.txt', 'name="file"; filename="x"\r\n\r\nRosebud']
  const parts = form.map((part) => `--part\r\nContent-Disposition: form-data; ${part}\r\n`)
  const headers = { 'content-type': 'multipart/form-data; boundary=part' }
  return desk.call(addAttachment, { path: { id: ticketId }, body: `${parts.join('')}--part--\r\n`, headers })
}

/** A ticket with all that a ticket can hold, every word of it "Rosebud". */
async function wholeTicket(email: string) {
  const ticket = await desk.open('Rosebud question', { email, name: 'Rosebud Kane' })
  await desk.change(ticket.id, { subject: 'Rosebud subject', tags: ['Rosebud'], assigneeId: await desk.me() })
  await desk.call(addNote, {
    path: { id: ticket.id },
    body: { text: 'Rosebud note' },
    headers: { 'idempotency-key': 'a note key' },
  })
  const { data } = await upload(ticket.id)
  const answer = { message: 'Rosebud answer', attachments: [data.attachment._id] }
  await desk.call(answerTicket, {
    path: { id: ticket.id },
    body: answer,
    headers: { 'idempotency-key': 'Rosebud key' },
  })
  return ticket
}

const rowOf = async (id: string) => {
  const [row] = await server.database.queries.select().from(tickets).where(eq(tickets.id, id))
  return row
}

test('deleted ticket: keeps all that it holds for 30 days', async () => {
  const { id } = await wholeTicket('month@example.org')
  await desk.call(deleteTicket, { path: { id } })
  const before = await rowOf(id)
  await emptyThoseOf30Days(Date.now() + 30 * DAY_MS - 60_000)
  expect(await rowOf(id)).toEqual(before)
  await emptyThoseOf30Days(Date.now() + 30 * DAY_MS + 60_000)
  expect(await rowOf(id)).toMatchObject({ subject: '', lastMessageId: null })
})

test('deleted ticket: is emptied of everything but its place, times and kinds of events', async () => {
  const ticket = await wholeTicket('empty@example.org')
  const { events } = await desk.info(ticket.id)
  const [file] = await server.database.queries
    .select()
    .from(attachments)
    .where(eq(attachments.ticketId, ticket.id))
  expect(await blobs().get(String(file?.blob))).toBeDefined()
  await desk.call(deleteTicket, { path: { id: ticket.id } })
  const before = await rowOf(ticket.id)
  await emptyAll()
  await emptyAll()
  expect(await rowOf(ticket.id)).toEqual({
    ...before,
    subject: '',
    tags: [],
    customerId: null,
    customerVerified: null,
    lastMessageId: null,
  })
  const kept = await server.database.queries
    .select()
    .from(ticketEvents)
    .where(eq(ticketEvents.ticketId, ticket.id))
  const kinds = [...(events ?? []).map(({ kind }) => kind), 'deleted']
  expect(kept.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted())
  expect(kept.filter(({ detail }) => detail !== null)).toEqual([])
  expect(kept.find(({ kind }) => kind === 'answered')?.actorName).toBe('Inès Moreau')
  expect((await marksOf(server.database, MAISON_LUMEN)).filter((mark) => /rosebud/i.test(mark))).toEqual([])
  expect(await blobs().get(String(file?.blob))).toBeUndefined()
  const seen = await server.call(getConversation, { token: ticket.visitor, path: { id: ticket.id } })
  expect(seen.status).toBe(401)
})

/** A row of any table, with something in each column that needs it. */
function rowOfTicket(table: PgTable, ticketId: string, userId: string) {
  const known: Record<string, unknown> = { ticket_id: ticketId, company_id: MAISON_LUMEN, user_id: userId }
  const ofType: Record<string, unknown> = { date: new Date(), number: 1, custom: '' }
  const valueFor = ({ name, dataType, enumValues }: PgColumn) =>
    known[name] ?? enumValues?.[0] ?? ofType[dataType] ?? newId()
  const needed = Object.entries(getTableColumns(table)).filter(
    ([, { name, notNull, hasDefault }]) => name in known || (notNull && !hasDefault),
  )
  return Object.fromEntries(needed.map(([key, column]) => [key, valueFor(column)]))
}

const tablesOfTickets = dataOwners
  .flatMap((owner) => owner.tables)
  .flatMap((each) => {
    const ticketId = Object.values(getTableColumns(each.table)).find(({ name }) => name === 'ticket_id')
    const stays = 'staysWithTicket' in each && each.staysWithTicket !== undefined
    return ticketId ? [{ name: getTableName(each.table), table: each.table, ticketId, stays }] : []
  })

test.each(tablesOfTickets)(
  'deleted ticket: its rows of $name go when it is emptied, or the table says why they stay',
  async ({ table, ticketId, stays }) => {
    const { queries } = server.database
    const { id } = await desk.open('Hello')
    await queries
      .insert(table)
      .values(rowOfTicket(table, id, await desk.me()))
      .onConflictDoNothing()
    await desk.call(deleteTicket, { path: { id } })
    expect(await queries.$count(table, eq(ticketId, id))).toBeGreaterThan(0)
    await emptyAll()
    expect((await queries.$count(table, eq(ticketId, id))) > 0).toBe(stays)
  },
)

test('customer: stays as long as a ticket is left, deleted or not, and goes with the last one', async () => {
  const email = 'two@example.org'
  const [one, other] = [await wholeTicket(email), await wholeTicket(email)]
  const known = () => server.database.queries.$count(customers, eq(customers.email, email))
  await desk.call(deleteTicket, { path: { id: one.id } })
  await emptyAll()
  expect(await known()).toBe(1)
  await desk.call(deleteTicket, { path: { id: other.id } })
  expect(await known()).toBe(1)
  await emptyAll()
  expect(await known()).toBe(0)
})

test('emptied ticket: is in no list, neither counted there nor found, and changed by nothing', async () => {
  const { id } = await wholeTicket('listed@example.org')
  await desk.call(deleteTicket, { path: { id } })
  const deleted = async () => {
    const { data } = await desk.call(listTicketIds, { path: { webId: WEB }, query: { status: 'deleted' } })
    return { ids: data.ids, listed: (await desk.list({ status: 'deleted' })).length }
  }
  expect((await deleted()).ids).toContain(id)
  await emptyAll()
  expect(await deleted()).toEqual({ ids: [], listed: 0 })
  for (const operation of [getTicketInfo, closeTicket, deleteTicket]) {
    expect((await desk.call(operation, { path: { id } })).status).toBe(404)
  }
  expect((await desk.bulk({ ids: [id], addTags: ['Back'] })).status).toBe(404)
})

test('opening a ticket: its key leads to no deleted ticket, and to no other one once it was emptied', async () => {
  const [whatsapp] = await desk.list({ channel: 'whatsapp' })
  const body = { customerId: whatsapp?.customer._id, channel: 'whatsapp', message: 'It leaves.' }
  const headers = { 'idempotency-key': 'opened-and-deleted' }
  const open = () => desk.call(openTicket, { path: { webId: WEB }, body, headers })
  const { data } = await open()
  await desk.call(deleteTicket, { path: { id: data.ticket._id } })
  expect(await open()).toMatchObject({ status: 404 })
  await emptyAll()
  expect(await open()).toMatchObject({ status: 409, problem: { code: 'key-reused' } })
})

test('emptying: what two instances do at the same time is done once, tickets that are not deleted stay', async () => {
  const kept = await wholeTicket('stays@example.org')
  const all = await Promise.all(
    Array.from({ length: 5 }, (_, n) => desk.open('Hello', { email: `n${n}@example.org` })),
  )
  for (const { id } of all) await desk.call(deleteTicket, { path: { id } })
  const before = await desk.info(kept.id)
  await Promise.all([emptyAll(), emptyAll(), emptyAll()])
  for (const { id } of all) expect((await rowOf(id))?.customerId).toBeNull()
  expect(await desk.info(kept.id)).toEqual(before)
})

import {
  addNote,
  answerTicket,
  continueConversation,
  getConversation,
  openConversation,
} from '@replybay/api-client/operations'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keepHouse } from '../../../../test/house.ts'
import { messages, ticketNotes, tickets } from '../../tickets/tables.ts'
import { visitorTokens } from '../tables.ts'
import { hashToken } from '../../../platform/secrets/tokens.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { WEB } from '../../../../test/support-desk.ts'
import { newSender, sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const open = (body: object, key?: string) =>
  server().call(openConversation, {
    body: { webId: WEB, ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const read = (id: string, token: string, query: Record<string, string> = {}, from = newSender()) =>
  server().call(getConversation, { token, path: { id }, query, from })
const write = (id: string, token: string, message: string, headers = {}) =>
  server().call(continueConversation, { token, path: { id }, body: { message }, headers })

/** A conversation in which the visitor has written so many messages. */
async function conversationOf(count: number) {
  const opened = await server().openTicket('Message 0')
  const { queries } = server().database
  await queries
    .update(messages)
    .set({ createdAt: sql`now() - interval '2 hours'` })
    .where(eq(messages.ticketId, opened.id))
  await queries.execute(sql`
    insert into messages (id, company_id, ticket_id, author, text, created_at)
    select 'many-' || ${opened.id} || '-' || lpad(number::text, 6, '0'), ${MAISON_LUMEN}, ${opened.id}, 'customer',
      'Message ' || number, now() - interval '1 hour' + (number / 3) * interval '1 ms'
    from generate_series(1, ${count - 1}::int) as number`)
  return { id: opened.id, token: opened.visitorToken }
}

const tokenRows = (token: string) =>
  server()
    .database.queries.select()
    .from(visitorTokens)
    .where(eq(visitorTokens.tokenHash, hashToken(token)))
const setLastUse = (token: string, msAgo: number) =>
  server()
    .database.queries.update(visitorTokens)
    .set({ lastUsedAt: new Date(Date.now() - msAgo) })
    .where(eq(visitorTokens.tokenHash, hashToken(token)))

test('conversation: a read answers the newest 200 messages, a cursor those before', async () => {
  const { id, token } = await conversationOf(450)
  const texts: string[][] = []
  let cursor: string | null | undefined
  do {
    const { data } = await read(id, token, cursor ? { cursor } : {})
    texts.unshift(data.conversation.messages.map(({ text }) => text))
    cursor = data.nextCursor
  } while (cursor)
  expect(texts.map(({ length }) => length)).toEqual([50, 200, 200])
  expect(texts.flat()).toEqual(Array.from({ length: 450 }, (_, number) => `Message ${number}`))
})

test('conversation: a page is as long as asked for, and what is written meanwhile moves none', async () => {
  const { id, token } = await conversationOf(5)
  const first = await read(id, token, { limit: '2' })
  await write(id, token, 'Meanwhile')
  const second = await read(id, token, { limit: '2', cursor: String(first.data.nextCursor) })
  const textsOf = ({ data }: typeof first) => data.conversation.messages.map(({ text }) => text)
  expect([textsOf(second), textsOf(first)]).toEqual([
    ['Message 1', 'Message 2'],
    ['Message 3', 'Message 4'],
  ])
})

test('conversation: what is written to a long one answers the newest messages alone', async () => {
  const { id, token } = await conversationOf(300)
  const { data } = await write(id, token, 'The last')
  expect(data.conversation.messages).toHaveLength(200)
  expect(data.conversation.messages.at(-1)?.text).toBe('The last')
  expect(data.nextCursor).toEqual(expect.any(String))
})

test.each(['x', 'bmV3ZXN0IDEgLi4v'])('conversation: %s is no cursor of it', async (cursor) => {
  const { id, visitorToken } = await server().openTicket()
  const refused = await read(id, visitorToken, { cursor })
  expect(refused).toMatchObject({ status: 400, problem: { fields: [{ path: '/query/cursor' }] } })
})

test('conversation: takes 2,000 messages of its visitor, then only answers', async () => {
  const { id, token } = await conversationOf(1_999)
  const headers = { 'idempotency-key': 'the-last-message' }
  expect((await write(id, token, 'The last', headers)).status).toBe(200)
  expect(await write(id, token, 'One more')).toMatchObject({
    status: 409,
    problem: {
      code: 'conversation-full',
      message:
        'This conversation can’t hold any more messages, so your message wasn’t sent. Start a new conversation.',
    },
  })
  expect((await write(id, token, 'The last', headers)).status).toBe(200)
  const support = await server().tokenOf('support')
  const answer = { token: support, body: { message: 'Let us talk elsewhere' } }
  expect((await server().call(answerTicket, { path: { id }, ...answer })).status).toBe(200)
  const stored = await server().database.queries.$count(messages, eq(messages.ticketId, id))
  expect(stored).toBe(2_001)
})

test('conversation: takes 500,000 bytes of its visitor', async () => {
  const { id, token } = await conversationOf(50)
  const text = 'é'.repeat(5_000)
  await server().database.queries.update(messages).set({ text }).where(eq(messages.ticketId, id))
  expect(await write(id, token, 'x')).toMatchObject({ status: 409, problem: { code: 'conversation-full' } })
})

test('ticket: takes 5,000 answers and notes of the team together', async () => {
  const { id } = await server().openTicket()
  const { queries } = server().database
  await queries.execute(sql`
    insert into messages (id, company_id, ticket_id, author, text, created_at)
    select 'team-' || number, ${MAISON_LUMEN}, ${id}, 'support', 'Answer', now() from generate_series(1, 2500) as number`)
  await queries.execute(sql`
    insert into ticket_notes (id, company_id, ticket_id, text, created_at)
    select 'note-' || number, ${MAISON_LUMEN}, ${id}, 'Note', now() from generate_series(1, 2499) as number`)
  const asTeam = (operation: typeof addNote | typeof answerTicket, body: object) =>
    server().call(operation, { as: 'support', path: { id }, body })
  expect((await asTeam(addNote, { text: 'The last' })).status).toBe(200)
  expect(await asTeam(addNote, { text: 'One more' })).toMatchObject({
    status: 409,
    problem: {
      code: 'conversation-full',
      message: 'This ticket can’t hold any more messages, so your note wasn’t added.',
    },
  })
  const refused = await asTeam(answerTicket, { message: 'One more' })
  expect(refused.problem).toEqual({
    code: 'conversation-full',
    message: 'This ticket can’t hold any more messages. Write to the customer in a new ticket.',
  })
  await queries
    .update(ticketNotes)
    .set({ text: 'x'.repeat(10_000) })
    .where(sql`${ticketNotes.id} in (select 'note-' || number from generate_series(1, 100) as number)`)
  await queries.delete(messages).where(sql`${messages.ticketId} = ${id} and ${messages.author} = 'support'`)
  expect((await asTeam(answerTicket, { message: 'One more' })).status).toBe(409)
})

test('conversation: 120 reads a minute are enough, whoever sends them', async () => {
  const { id, visitorToken } = await server().openTicket()
  for (let number = 0; number < 120; number++) expect((await read(id, visitorToken)).status).toBe(200)
  const refused = await read(id, visitorToken)
  expect(refused).toMatchObject({ status: 429, problem: { code: 'too-many-requests' } })
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
})

test('conversation: 600 reads a minute are enough for one sender', async () => {
  const from = newSender()
  const conversations = await Promise.all(Array.from({ length: 6 }, () => server().openTicket()))
  for (const { id, visitorToken } of conversations) {
    for (let number = 0; number < 100; number++) await read(id, visitorToken, {}, from)
  }
  const { id, visitorToken } = await server().openTicket()
  expect((await read(id, visitorToken, {}, from)).status).toBe(429)
  expect((await read(id, visitorToken)).status).toBe(200)
})

test('visitor token: expires 90 days after its last use, and is tidied then', async () => {
  const [lasting, expired] = [await server().openTicket(), await server().openTicket()]
  await setLastUse(lasting.visitorToken, 90 * DAY_MS - 60_000)
  await setLastUse(expired.visitorToken, 90 * DAY_MS)
  expect((await read(expired.id, expired.visitorToken)).status).toBe(401)
  expect((await read(lasting.id, lasting.visitorToken)).status).toBe(200)
  await keepHouse(server().database, new Date())
  expect(await tokenRows(expired.visitorToken)).toEqual([])
  expect((await read(lasting.id, lasting.visitorToken)).status).toBe(200)
})

test('visitor token: its use is noted once an hour', async () => {
  const { id, visitorToken } = await server().openTicket()
  const lastUse = async () => (await tokenRows(visitorToken))[0]?.lastUsedAt.getTime() ?? 0
  await setLastUse(visitorToken, HOUR_MS - 60_000)
  const before = await lastUse()
  await read(id, visitorToken)
  expect(await lastUse()).toBe(before)
  await setLastUse(visitorToken, HOUR_MS)
  await read(id, visitorToken)
  expect(Date.now() - (await lastUse())).toBeLessThan(60_000)
})

test('opening a conversation: the same key and content open one, and each token works', async () => {
  const body = { message: 'Hello', email: 'once@example.org', name: 'Once' }
  const key = 'b41d2c2e-6d1f-4c0e-9a53-0d9f'
  const answers = await Promise.all([open(body, key), open(body, key), open(body, key)])
  const [first] = answers
  const { id } = first.data.conversation
  for (const { status, data } of answers) {
    expect([status, data.conversation.id]).toEqual([201, id])
    const { data: seen } = await read(id, data.token)
    expect(seen.conversation.messages.map(({ text }) => text)).toEqual(['Hello'])
  }
  expect(new Set(answers.map(({ data }) => data.token)).size).toBe(3)
})

test('opening a conversation: of one without an address, too, no second customer is made', async () => {
  const key = 'b41d2c2e-6d1f-4c0e-9a53-aaaa'
  const customerOf = async () =>
    (await server().ticket((await open({ message: 'Hello' }, key)).data.conversation.id)).customer
  const count = () => server().database.queries.$count(tickets)
  const customer = await customerOf()
  const before = await count()
  expect(await customerOf()).toEqual(customer)
  expect(await count()).toBe(before)
})

test('opening a conversation: another content under its key is refused, and the key is stored nowhere', async () => {
  const key = 'b41d2c2e-6d1f-4c0e-9a53-bbbb'
  await open({ message: 'Hello' }, key)
  for (const other of [{ message: 'Hello!' }, { message: 'Hello', email: 'other@example.org' }]) {
    expect(await open(other, key)).toMatchObject({ status: 409, problem: { code: 'key-reused' } })
  }
  const { rows } = await server().database.queries.execute(
    sql`select * from idempotency_keys where key = ${key} or ticket_id = ${key}`,
  )
  expect(rows).toEqual([])
})

test('opening a conversation: a key that is soon guessed is refused', async () => {
  expect((await open({ message: 'Hello' }, 'key-1')).status).toBe(400)
})

import { ReplybayServer } from '@replybay/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TicketCalls, ticketCalls } from '../src/api/ticket-calls.ts'
import { depthOf, PAGE } from '../src/api/depth.ts'
import { filterCalls } from '../src/api/filter-calls.ts'
import { type Call, signedIn } from '../src/api/signed-in.ts'
import { insertTickets } from '../src/tickets/insert-tickets.ts'
import { readCorpus } from '../src/knowledge/corpus.ts'
import { multiply } from '../src/knowledge/multiply.ts'
import { teach } from '../src/knowledge/teach.ts'
import { GAPS, insertPast } from './insert-past.ts'
import { nodesOf, rowsRead, tablesReadWhole } from './plans.ts'
import { RecordedDatabase } from './recorded-database.ts'

const TICKETS = 10_000
/** That the server learns, and that there are with their copies: 40,000 passages. */
const [TAUGHT, DOCUMENTS] = [25, 3_000]

let database: RecordedDatabase
let server: ReplybayServer
let calls: TicketCalls
let byOwner: Call
let ownersToken: string
let search: (words: string) => Promise<unknown>
let questions: readonly string[]
let ask: (text: string) => Promise<unknown>
let inboxCalls: Record<string, () => Promise<unknown>>

beforeAll(async () => {
  database = await RecordedDatabase.open()
  server = await ReplybayServer.create({ DATABASE_URL: database.url, REPLYBAY_DEMO: 'on' })
  await server.start()
  await database.stopSchedules()
  await insertTickets((statements) => database.execute(statements), TICKETS)
  ownersToken = await server.signIn('owner@maison-lumen.example')
  byOwner = signedIn(server, ownersToken)
  const corpus = await readCorpus()
  await teach(byOwner, TAUGHT, corpus.sentences)
  // A minute later it looks for contradictions and for answered questions in what it was taught.
  await database.dropJobs()
  await database.execute(...multiply(DOCUMENTS / TAUGHT - 1))
  await database.execute(...insertPast)
  questions = corpus.questions.filter((_, place) => place % 40 === 0)
  ask = (text) => byOwner('/api/v1/chat/example-conversation', { messages: [{ author: 'customer', text }] })
  // What PostgreSQL does by itself after a while.
  await database.execute('vacuum analyze')
  // Words that its statistics do not know: of a fifth of all tickets, the ones that are shown last, and of one.
  await database.execute(
    `update ticket_words set words = words || 'zzbygone' where ticket_id in (
      select id from tickets where web_id = 'web-maison-lumen' order by waiting_order desc limit ${TICKETS / 5})`,
    `update ticket_words set words = words || 'zzlonely' where ticket_id = 'ticket-00000777'`,
    'vacuum ticket_words',
  )
  const call = signedIn(server, await server.signIn('support@maison-lumen.example'))
  search = (words) => call(`/api/v1/tickets/list/web-maison-lumen?limit=${PAGE}&search=${words}`)
  calls = await ticketCalls(call, depthOf(TICKETS))
  inboxCalls = await filterCalls(call)
})
afterAll(async () => {
  await server.remove()
  await database.close()
})

const pages = ['openFirstPage', 'openDeepPage', 'allFirstPage'] as const

test.each(pages)('%s reads about as many rows as it shows, however many tickets there are', async (name) => {
  const statements = await database.during(calls[name])
  expect(statements.filter(({ text }) => text.includes('tickets'))).toHaveLength(1)
  // A ticket, its customer and its last message for each row, and one row more to know whether another page follows.
  expect(rowsRead(statements)).toBeLessThanOrEqual(4 * PAGE)
})

test.each([...pages, 'answer', 'counts'] as const)(
  '%s never reads a whole table of tickets or messages one by one',
  async (name) => {
    expect(await readWhole(calls[name])).toEqual([])
  },
)

test('no filter, search, view or choice of all reads a whole table of tickets, words or messages', async () => {
  const guilty: Record<string, string[]> = {}
  for (const [name, call] of Object.entries(inboxCalls)) {
    // The database tells the statements of one call at a time.
    const tables = await readWhole(call)
    if (tables.length > 0) guilty[name] = tables
  }
  expect(guilty).toEqual({})
})

/** Tickets at the begin of a list that a search looks at, with the words of each, and once more to count them. */
const SAMPLE_ROWS = 3 * 3_000 + 20

test.each([
  { words: 'zzyzx', held: 'no ticket', most: SAMPLE_ROWS },
  { words: 'zzlonely', held: 'one ticket', most: SAMPLE_ROWS + 20 },
  { words: 'zzbygone', held: 'tickets at the end of the list alone', most: SAMPLE_ROWS + TICKETS / 2 },
  { words: 'factur', held: 'many tickets', most: 2_000 },
  { words: '0', held: 'every ticket', most: 10 * PAGE },
])('search: $words, held by $held, reads $most rows at most', async ({ words, most }) => {
  expect(rowsRead(await database.during(() => search(words)))).toBeLessThanOrEqual(most)
})

const LARGE = /^knowledge_(documents|passages|words)$/
/** Passages of a question's rarest words, each with its document; and the words that are looked for. */
const PASSAGE_ROWS = 2 * 3_000 + 1_500

test('a question reads a bounded number of passages, and no table of knowledge from end to end', async () => {
  const guilty: Record<string, unknown> = {}
  for (const text of questions) {
    // The database tells the statements of one call at a time.
    const statements = await database.during(() => ask(text))
    const whole = tablesReadWhole(statements).filter((table) => LARGE.test(table))
    const rows = rowsRead(statements)
    if (whole.length > 0 || rows > PASSAGE_ROWS) guilty[text] = { whole, rows }
  }
  expect(guilty).toEqual({})
})

test('a suggestion from earlier replies reads tickets that share rare words, not all with one of its words', async () => {
  const statements = await database.during(() =>
    fetch(`${server.url}/api/v1/tickets/suggestion/ticket-00000820`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ownersToken}` },
    }),
  )
  const alike = statements.filter(({ text }) => text.includes('is not distinct from'))
  expect(alike).toHaveLength(1)
  expect(rowsRead(alike)).toBeLessThanOrEqual(TICKETS / 4)
})

test('the lessons that wait read no ticket but those of lessons', async () => {
  const lessons = 300
  const statements = await database.during(() => byOwner('/api/v1/knowledge/lessons?limit=3'))
  expect(tablesReadWhole(statements)).not.toContain('tickets')
  expect(rowsRead(statements)).toBeLessThanOrEqual(2 * lessons + 50)
})

test('the questions that nothing answers: wordings are read of those gaps alone that are shown', async () => {
  const askedOfEach = 4_000 / GAPS
  const statements = await database.during(() => byOwner('/api/v1/knowledge/gaps?days=7&limit=5'))
  const wordings = statements.filter(({ text }) => text.includes('row_number()'))
  // Each question, and its ticket.
  expect(rowsRead(wordings)).toBeLessThanOrEqual(5 * 2 * askedOfEach)
})

test.each([
  { words: 'factur', held: 'many closed tickets', most: 4_000 },
  { words: 'zzyzx', held: 'no ticket', most: SAMPLE_ROWS + 1_000 },
])('tickets to learn from: $words, held by $held, reads $most rows at most', async ({ words, most }) => {
  const path = `/api/v1/knowledge/untaught-tickets?limit=50&search=${words}`
  expect(rowsRead(await database.during(() => byOwner(path)))).toBeLessThanOrEqual(most)
})

test('replies of the agents are counted from their index alone', async () => {
  const statements = await database.during(() => byOwner('/api/v1/chat/agents/web-maison-lumen/replies'))
  const nodes = statements.flatMap(({ plan }) => nodesOf(plan))
  const ways = nodes.filter((node) => node['Relation Name'] === 'agent_replies')
  expect(ways.map((node) => node['Node Type'])).toEqual(['Index Only Scan'])
})

test('a page of documents counts them once, whatever their kind and state', async () => {
  const path = '/api/v1/knowledge/list-documents?limit=1&kind=text&state=ready'
  const statements = await database.during(() => byOwner(path))
  expect(rowsRead(statements)).toBeLessThanOrEqual(DOCUMENTS + 200)
})

test('counting looks at no ticket but those that sleep', async () => {
  const asleep = (TICKETS * 0.55) / 40
  const kinds = 500
  expect(rowsRead(await database.during(calls.counts))).toBeLessThanOrEqual(2 * asleep + kinds)
})

test('a page asks three things: who calls, whether the web is theirs, and the tickets', async () => {
  // Beside none of what the server still does with what it was taught.
  const asked = async () => (await database.during(calls.openFirstPage)).map(({ text }) => text)
  await expect.poll(asked, { interval: 700, timeout: 30_000 }).toHaveLength(3)
})

test('a row of the list is at most 780 bytes', async () => {
  const body = JSON.stringify(await calls.allFirstPage())
  expect(body.length / PAGE).toBeLessThanOrEqual(780)
})

/** The tables that a call reads from end to end. */
async function readWhole(call: () => Promise<unknown>): Promise<string[]> {
  const tables = tablesReadWhole(await database.during(call))
  return tables.filter((table) => /^(tickets|messages|ticket_words)$/.test(table))
}

import { ReplybayServer } from '@replybay/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TicketCalls, ticketCalls } from '../src/api/ticket-calls.ts'
import { depthOf, PAGE } from '../src/api/depth.ts'
import { filterCalls } from '../src/api/filter-calls.ts'
import { signedIn } from '../src/api/signed-in.ts'
import { insertTickets } from '../src/tickets/insert-tickets.ts'
import { type PlanNode, RecordedDatabase, type Statement } from './recorded-database.ts'

const TICKETS = 10_000

let database: RecordedDatabase
let server: ReplybayServer
let calls: TicketCalls
let inboxCalls: Record<string, () => Promise<unknown>>

beforeAll(async () => {
  database = await RecordedDatabase.open()
  server = await ReplybayServer.create({ DATABASE_URL: database.url, REPLYBAY_DEMO: 'on' })
  await server.start()
  await insertTickets((statements) => database.execute(statements), TICKETS)
  // What PostgreSQL does by itself after a while.
  await database.execute('vacuum analyze')
  const call = signedIn(server, await server.signIn('support@maison-lumen.example'))
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

test('counting reads pages of an index, and no ticket', async () => {
  const nodes = (await database.during(calls.counts)).flatMap(({ plan }) => nodesOf(plan))
  const ofTickets = nodes.filter((node) => node['Relation Name'] === 'tickets')
  expect(new Set(ofTickets.map((node) => node['Node Type']))).toEqual(new Set(['Index Only Scan']))
})

test('a page asks three things: who calls, whether the web is theirs, and the tickets', async () => {
  const statements = await database.during(calls.openFirstPage)
  expect(statements.map(({ text }) => text)).toHaveLength(3)
})

test('a row of the list is at most 750 bytes', async () => {
  const body = JSON.stringify(await calls.allFirstPage())
  expect(body.length / PAGE).toBeLessThanOrEqual(750)
})

/** The tables that a call reads from end to end. */
async function readWhole(call: () => Promise<unknown>): Promise<string[]> {
  const nodes = (await database.during(call)).flatMap(({ plan }) => nodesOf(plan))
  return nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => /^(tickets|messages|ticket_words)$/.test(table))
}

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/** What came out of tables, and what was looked at in vain. */
function rowsRead(statements: readonly Statement[]): number {
  return statements
    .flatMap(({ plan }) => nodesOf(plan))
    .filter((node) => node['Relation Name'] !== undefined)
    .reduce((sum, node) => {
      const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
      return sum + rows * node['Actual Loops']
    }, 0)
}

import { ReplybayServer } from '@replybay/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TicketCalls, ticketCalls } from '../src/api/ticket-calls.ts'
import { insertTickets } from '../src/tickets/insert-tickets.ts'
import { type PlanNode, RecordedDatabase, type Statement } from './recorded-database.ts'

const TICKETS = 10_000
const PAGE = 50

let database: RecordedDatabase
let server: ReplybayServer
let calls: TicketCalls

beforeAll(async () => {
  database = await RecordedDatabase.open()
  server = await ReplybayServer.create({ DATABASE_URL: database.url })
  await server.start()
  await insertTickets((statements) => database.execute(statements), TICKETS)
  // What PostgreSQL does by itself after a while.
  await database.execute('analyze')
  calls = await ticketCalls(server, await server.signIn('support@maison-lumen.example'), TICKETS * 0.45)
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

test.each([...pages, 'answer'] as const)(
  '%s never reads a whole table of tickets or messages one by one',
  async (name) => {
    const nodes = (await database.during(calls[name])).flatMap(({ plan }) => nodesOf(plan))
    const sequential = nodes.filter(
      (node) => node['Node Type'] === 'Seq Scan' && /^(tickets|messages)$/.test(node['Relation Name'] ?? ''),
    )
    expect(sequential).toEqual([])
  },
)

test('a page asks three things: who calls, whether the web is theirs, and the tickets', async () => {
  const statements = await database.during(calls.openFirstPage)
  expect(statements.map(({ text }) => text)).toHaveLength(3)
})

test('a row of the list is at most 700 bytes', async () => {
  const body = JSON.stringify(await calls.allFirstPage())
  expect(body.length / PAGE).toBeLessThanOrEqual(700)
})

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

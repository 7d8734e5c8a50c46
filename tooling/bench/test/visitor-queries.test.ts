import { ReplybayServer } from '@replybay/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTickets } from '../src/tickets/insert-tickets.ts'
import { nodesOf } from './plans.ts'
import { RecordedDatabase } from './recorded-database.ts'

const TICKETS = 10_000
const CONVERSATIONS = 5_000

let database: RecordedDatabase
let server: ReplybayServer
let calls: Record<'widget' | 'read' | 'write', () => Promise<unknown>>

beforeAll(async () => {
  database = await RecordedDatabase.open()
  server = await ReplybayServer.create({ DATABASE_URL: database.url, REPLYBAY_DEMO: 'on' })
  await server.start()
  await database.stopSchedules()
  const opened = await send('/conversations', { webId: 'web-maison-lumen', message: 'Hello' })
  const { conversation, token } = opened.data
  const own = `/conversations/${conversation.id}`
  calls = {
    widget: () => send('/webs/web-maison-lumen?language=es'),
    read: () => send(`${own}?seen=true`, undefined, token),
    write: () => send(`${own}/messages`, { message: 'One more thing' }, token),
  }
  await insertTickets((statements) => database.execute(statements), TICKETS)
  await database.execute(
    `insert into visitor_tokens (token_hash, company_id, ticket_id, created_at)
      select 'made ' || id, company_id, id, created_at from tickets limit ${CONVERSATIONS}`,
    'vacuum analyze',
  )
  await database.dropJobs()
})
afterAll(async () => {
  await server.remove()
  await database.close()
})

test.each(['widget', 'read', 'write'] as const)(
  'visitor, %s: reads no large table from end to end, however many tickets there are',
  async (name) => {
    const statements = await database.during(calls[name])
    const whole = statements
      .flatMap(({ plan }) => nodesOf(plan))
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'])
    expect(
      whole.filter((table) => /^(tickets|messages|visitor_tokens|customers|ticket_words)$/.test(table ?? '')),
    ).toEqual([])
  },
)

/** The limits of the call, who calls, and what is shown; beside none of what the server does by itself at first. */
test.each([
  { name: 'widget', most: 4 },
  { name: 'read', most: 9 },
] as const)('visitor, $name: asks the database $most things at most', async ({ name, most }) => {
  const count = async () => (await database.during(calls[name])).length
  await expect.poll(count, { interval: 700, timeout: 30_000 }).toBeLessThanOrEqual(most)
})

async function send(path: string, body?: object, token?: string) {
  const answer = await fetch(`${server.url}/api/v1/visitor${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  expect(answer.ok).toBe(true)
  return await answer.json()
}

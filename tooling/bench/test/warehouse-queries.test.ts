import { ReplybayServer } from '@replybay/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../src/api/signed-in.ts'
import { insertTickets } from '../src/tickets/insert-tickets.ts'
import { insertOrders } from '../src/warehouse/insert-orders.ts'
import { rowsRead, tablesReadWhole } from './plans.ts'
import { RecordedDatabase } from './recorded-database.ts'

const TICKETS = 10_000
const ORDERS = 30_000
const PAGE = 50

let database: RecordedDatabase
let server: ReplybayServer
let read: (query: string) => Promise<unknown>

beforeAll(async () => {
  database = await RecordedDatabase.open()
  server = await ReplybayServer.create({ DATABASE_URL: database.url, REPLYBAY_DEMO: 'on' })
  await server.start()
  await database.stopSchedules()
  await insertTickets((statements) => database.execute(statements), TICKETS)
  await database.execute(insertOrders(ORDERS), 'vacuum analyze')
  // What the clock began before it was stopped has asked for work of its own, which reads orders as well.
  await database.dropJobs()
  const call = signedIn(server, await server.signIn('warehouse@maison-lumen.example'))
  const list = `/api/v1/warehouses/orders_list?companyId=company-maison-lumen&limit=${PAGE}`
  read = (query) => call(`${list}${query}`)
})
afterAll(async () => {
  await server.remove()
  await database.close()
})

/** Each order is found in an index, read, and one more says whether another page follows; articles and counts are few. */
const MOST_ROWS = 5 * PAGE

test.each([
  ['open ones', ''],
  ['of one status', '&status=to-ship'],
  ['of one status and shop system', '&status=to-ship&platform=shopify'],
  ['sent ones', '&status=sent'],
  ['sent ones of one shop system', '&status=sent&platform=shopify'],
  ['by a number', '&search=BN-215000'],
])(
  'orders, %s: a page reads about as many rows as it shows, however many orders there are',
  async (_what, query) => {
    const statements = await database.during(() => read(query))
    expect(
      tablesReadWhole(statements).filter((table) => /orders|tickets|customers|words/.test(table)),
    ).toEqual([])
    expect(rowsRead(statements)).toBeLessThanOrEqual(MOST_ROWS)
  },
)

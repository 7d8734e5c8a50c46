import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReplybayServer } from '@replybay/server'
import { embeddedFolder, serverWithTickets } from '../src/tickets/server-with-tickets.ts'

/** With as many, each sentence has been said. */
const TICKETS = 100

let server: ReplybayServer

beforeAll(async () => {
  server = await serverWithTickets(TICKETS)
})
afterAll(() => server.remove())

/** What the tickets that were made and their customers are found by; and forgets it, so that the server has to make it. */
async function takeWords(): Promise<unknown[]> {
  const database = await PGlite.create(embeddedFolder(server))
  const [tickets, customers] = await database.exec(`
    delete from ticket_words where ticket_id ~ '^ticket-' returning ticket_id as id, words::text;
    select id, words::text from customers where id ~ '^customer-' and words is not null;
    update customers set words = null`)
  await database.close()
  const rows = [...(tickets?.rows ?? []), ...(customers?.rows ?? [])]
  return rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))
}

test('what was made is found by the words that the server would find it by', async () => {
  const made = await takeWords()
  await server.start()
  await server.stop()
  expect(made.length).toBeGreaterThan(TICKETS)
  expect(await takeWords()).toEqual(made)
})

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

/** What the tickets that were made are found by; and forgets it, so that the server has to make it. */
async function takeWords(): Promise<unknown[]> {
  const database = await PGlite.create(embeddedFolder(server))
  const { rows } = await database.query(
    `delete from ticket_words where ticket_id ~ '^ticket-' returning ticket_id as id, words::text`,
  )
  await database.close()
  return rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))
}

test('tickets that were made are found by the words that the server would find them by', async () => {
  const made = await takeWords()
  await server.start()
  await server.stop()
  expect(made).toHaveLength(TICKETS)
  expect(await takeWords()).toEqual(made)
})

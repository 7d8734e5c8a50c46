import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import { ReplybayServer } from '@replybay/server'
import { insertTickets } from './insert-tickets.ts'

/** A server on an embedded database with that many tickets; it is not running yet. */
export async function serverWithTickets(count: number): Promise<ReplybayServer> {
  const server = await ReplybayServer.create()
  await server.start()
  await server.stop()
  const database = await PGlite.create(embeddedFolder(server), { extensions: { pg_trgm, vector } })
  await insertTickets((statements) => database.exec(statements), count)
  // What the server does by itself within minutes.
  await database.exec('analyze')
  await database.close()
  return server
}

/** Where the database of a stopped server can be opened. */
export function embeddedFolder({ folder }: ReplybayServer): string {
  return join(folder, 'database')
}

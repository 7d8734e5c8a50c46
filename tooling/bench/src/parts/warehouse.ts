import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import { signedIn } from '../api/signed-in.ts'
import type { Figure } from '../figure.ts'
import type { Part } from '../part.ts'
import { embeddedFolder, serverWithTickets } from '../tickets/server-with-tickets.ts'
import { withShop } from '../tickets/with-shop.ts'
import { insertOrders } from '../warehouse/insert-orders.ts'
import { measurePrint } from '../warehouse/measure-print.ts'
import { measureOrders, MOST_MS } from '../warehouse/measure-warehouse.ts'

const TICKETS = 10_000
const ORDERS = 100_000
const CALLS_A_RUN = 30
const PACKER = 'warehouse@maison-lumen.example'

/** A warehouse of 100,000 orders: its lists, and what its print desk takes; on PostgreSQL and embedded. */
export const warehouse: Part = async ({ runs }) => {
  const times = runs * CALLS_A_RUN
  // Two databases at once would slow each other.
  const onPostgres = await withShop(TICKETS, async (server, client) => {
    await client.query(insertOrders(ORDERS))
    await client.query('vacuum analyze')
    const token = await server.signIn(PACKER)
    const call = signedIn(server, token)
    const orders = await measureOrders(call, 'PostgreSQL', { times, most: MOST_MS.postgres })
    return [...orders, ...(await measurePrint(server, token, 'PostgreSQL'))]
  })
  return [...onPostgres, ...(await measureOnEmbedded(times))]
}

async function measureOnEmbedded(times: number): Promise<Figure[]> {
  const server = await serverWithTickets(TICKETS)
  try {
    const database = await PGlite.create(embeddedFolder(server), { extensions: { pg_trgm, vector } })
    await database.exec(insertOrders(ORDERS))
    await database.exec('vacuum analyze')
    await database.close()
    await server.start()
    const call = signedIn(server, await server.signIn(PACKER))
    return await measureOrders(call, 'embedded', { times, most: MOST_MS.embedded })
  } finally {
    await server.remove()
  }
}

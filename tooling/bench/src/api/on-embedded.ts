import type { Figure } from '../figure.ts'
import { embeddedFolder, serverWithTickets } from '../tickets/server-with-tickets.ts'
import { apiFigures, measureEach, measureServer } from './api-figures.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'
import { rawPages } from './raw-pages.ts'

/** The calls on the embedded database, beside the statements on the same one after the server has stopped. */
export async function measureOnEmbedded(count: number, depth: number, times: number): Promise<Figure[]> {
  const server = await serverWithTickets(count)
  try {
    await server.start()
    const measured = await measureServer(server, depth, times)
    await server.stop()
    const { client, close } = await openEmbeddedDatabase(embeddedFolder(server))
    const raw = await measureEach(await rawPages(client, depth), times)
    await close()
    return apiFigures(`${count.toLocaleString('en')}, embedded`, measured, raw)
  } finally {
    await server.remove()
  }
}

import type { Figure } from '../figure.ts'
import { embeddedFolder, serverWithTickets } from '../tickets/server-with-tickets.ts'
import { apiFigures, measureEach, measureServer } from './api-figures.ts'
import { depthOf } from './depth.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'
import { rawPages } from './raw-pages.ts'
import { signedIn } from './signed-in.ts'

const goals = { counts: { p95: { most: 30 } } }

/** The calls on the embedded database, beside the statements on the same one after the server has stopped. */
export async function measureOnEmbedded(count: number, times: number): Promise<Figure[]> {
  const server = await serverWithTickets(count)
  try {
    await server.start()
    const call = signedIn(server, await server.signIn('support@maison-lumen.example'))
    const measured = await measureServer(call, depthOf(count), times)
    await server.stop()
    const { client, close } = await openEmbeddedDatabase(embeddedFolder(server))
    const raw = await measureEach(await rawPages(client, depthOf(count)), times)
    await close()
    return apiFigures(`${count.toLocaleString('en')}, embedded`, measured, raw, goals)
  } finally {
    await server.remove()
  }
}

import { apiFigures, measureEach, measureServer } from '../api/api-figures.ts'
import { openEmbeddedDatabase } from '../api/embedded-database.ts'
import { rawPages } from '../api/raw-pages.ts'
import type { Figure } from '../figure.ts'
import type { Part } from '../part.ts'
import { embeddedFolder, serverWithTickets } from '../tickets/server-with-tickets.ts'

const COUNTS = [10_000, 100_000]
const CALLS_A_RUN = 30

/** The calls that people wait for, on databases of two sizes. */
export const api: Part = async ({ runs }) => {
  const figures: Figure[] = []
  for (const count of COUNTS) {
    // oxlint-disable-next-line no-await-in-loop -- two databases at once would slow each other
    figures.push(...(await onEmbedded(count, runs * CALLS_A_RUN)))
  }
  return figures
}

async function onEmbedded(count: number, times: number): Promise<Figure[]> {
  const server = await serverWithTickets(count)
  try {
    await server.start()
    const measured = await measureServer(server, depthOf(count), times)
    await server.stop()
    const { sql, close } = await openEmbeddedDatabase(embeddedFolder(server))
    const raw = await measureEach(await rawPages(sql, depthOf(count)), times)
    await close()
    return apiFigures(`${count.toLocaleString('en')}, embedded`, measured, raw)
  } finally {
    await server.remove()
  }
}

/** Near the end of the open ones, which are half of all. */
function depthOf(count: number): number {
  return count * 0.45
}

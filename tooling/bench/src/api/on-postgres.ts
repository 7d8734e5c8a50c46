import type { Figure } from '../figure.ts'
import { withShop } from '../tickets/with-shop.ts'
import { apiFigures, measureEach, type Measured, measureServer } from './api-figures.ts'
import { depthOf } from './depth.ts'
import { filterCalls } from './filter-calls.ts'
import { rawPages } from './raw-pages.ts'
import { signedIn } from './signed-in.ts'

const goals = {
  openFirstPage: { p95: { most: 25 } },
  openDeepPage: { p95: { most: 25 } },
  allFirstPage: { p95: { most: 25 } },
  counts: { p95: { most: 50 } },
}

/** The calls on a PostgreSQL, beside the statements on the same one; and what else an inbox asks for. */
export async function measureOnPostgres(
  count: number,
  times: number,
): Promise<{ figures: Figure[]; filters: Measured<string> }> {
  return await withShop(count, async (server, client) => {
    const call = signedIn(server, await server.signIn('support@maison-lumen.example'))
    const filters = await measureEach(await filterCalls(call), times)
    const measured = await measureServer(call, depthOf(count), times)
    const raw = await measureEach(await rawPages(client, depthOf(count)), times)
    const where = `${count.toLocaleString('en')}, PostgreSQL`
    return { figures: apiFigures(where, measured, raw, goals), filters }
  })
}

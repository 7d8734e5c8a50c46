import { and, eq } from 'drizzle-orm'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { setStock } from '../../warehouse/index.ts'
import type { KeptAsk } from '../ask-kept.ts'
import { latestOf } from '../shop-port.ts'
import { addIntegrationEvents, type IntegrationRow } from '../store.ts'
import { integrations } from '../tables.ts'

/** Where nothing says that any has changed; in ms. */
const EACH_MS = 3_600_000
const MOST_PAGES = 200
/** So many are named one by one. */
const MOST_NAMED = 10

/** What a shop can still sell is what the warehouse shows. @throws Trouble */
export async function readStock(
  { database }: ServerContext,
  row: IntegrationRow,
  { ask, settings, platform: { shop } }: KeptAsk,
): Promise<void> {
  if (!shop || (row.stockDueAt && row.stockDueAt > new Date())) return
  const begin = new Date()
  const since = row.stockReadTo && new Date(Math.max(0, row.stockReadTo.getTime() - shop.overlapMs))
  let readTo: Date | undefined
  let cursor: string | undefined
  for (let count = 0; count < MOST_PAGES; count++) {
    const page = await shop.listStock(ask, settings, { cursor, changedSince: since ?? undefined })
    readTo = latestOf([readTo, page.changedTo])
    await database.transaction(async (queries) => {
      const changed = await setStock(queries, row.companyId, row.kind, page.articles)
      const named = changed.slice(0, MOST_NAMED).map((subject) => ({ kind: 'stock-changed', subject }))
      // The first time, all of it is new.
      if (since) await addIntegrationEvents(queries, row, named)
    })
    if (page.next === undefined) break
    cursor = page.next
  }
  await database.queries
    .update(integrations)
    .set({
      stockDueAt: new Date(begin.getTime() + EACH_MS),
      // Where the shop doesn't say when, that it was read is known all the same.
      stockReadTo: readTo ?? row.stockReadTo ?? new Date(0),
    })
    .where(and(eq(integrations.id, row.id), eq(integrations.keysChangedAt, row.keysChangedAt)))
}

import { and, eq } from 'drizzle-orm'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { setStock } from '../../warehouse/index.ts'
import type { KeptAsk } from '../ask-kept.ts'
import { earlierOf, latestOf } from '../shop-port.ts'
import { addIntegrationEvents, type IntegrationRow } from '../store.ts'
import { integrations } from '../tables.ts'

/** Where nothing says that any has changed; in ms. */
const EACH_MS = 3_600_000
const MOST_PAGES = 200
/** Written in one transaction: others have their turn between. */
const PIECE = 1_000
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
    let left = MOST_NAMED
    for (let from = 0; from < page.articles.length; from += PIECE) {
      const piece = page.articles.slice(from, from + PIECE)
      const mostNamed = left
      const changed = await database.transaction(async (queries) => {
        const skus = await setStock(queries, row.companyId, row.kind, piece)
        const named = skus.slice(0, mostNamed).map((subject) => ({ kind: 'stock-changed', subject }))
        // The first time, all of it is new.
        if (since) await addIntegrationEvents(queries, row, named)
        return skus.length
      })
      left = Math.max(0, left - changed)
    }
    if (page.next === undefined) break
    cursor = page.next
  }
  await database.queries
    .update(integrations)
    .set({
      stockDueAt: new Date(begin.getTime() + EACH_MS),
      // Where the shop doesn't say when, that it was read is known all the same.
      stockReadTo: earlierOf(readTo, begin) ?? row.stockReadTo ?? new Date(0),
    })
    .where(and(eq(integrations.id, row.id), eq(integrations.keysChangedAt, row.keysChangedAt)))
}

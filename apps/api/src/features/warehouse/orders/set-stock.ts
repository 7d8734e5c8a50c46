import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import { articleKey, findArticles } from '../store.ts'
import { warehouseArticles } from '../tables.ts'
import { tellOfWarehouse } from '../topic.ts'
import { wakeForStock } from '../waits.ts'

/** Of one statement: a parameter is a thing of which there are 65,535 at most. */
const PIECE = 1_000

export interface Stocked {
  sku: string
  /** Of what can still be sold. */
  quantity: number
  name?: string | undefined
}

/** What a shop says that it has of articles. @returns the SKUs of those that are another than before. */
export async function writeStock(
  queries: Queries,
  companyId: string,
  platform: string,
  told: readonly Stocked[],
): Promise<string[]> {
  // In one order, so that two transactions do not wait for each other; told twice, the last one holds.
  const articles = [...new Map(told.map((each) => [each.sku, each])).values()].toSorted((one, other) =>
    one.sku < other.sku ? -1 : 1,
  )
  const found = await findArticles(
    queries,
    companyId,
    articles.map(({ sku }) => ({ platform, sku })),
  )
  const changed = articles.filter(({ sku, quantity, name }) => {
    const before = found.get(articleKey(platform, sku))
    return before?.quantity !== quantity || (!!name && before.name !== name)
  })
  if (changed.length === 0) return []
  for (let from = 0; from < changed.length; from += PIECE) {
    await writePiece(queries, { companyId, platform }, changed.slice(from, from + PIECE))
  }
  const there = changed.filter(({ quantity }) => quantity > 0)
  await wakeForStock(
    queries,
    companyId,
    platform,
    there.map(({ sku }) => sku),
  )
  return changed.map(({ sku }) => sku)
}

async function writePiece(
  queries: Queries,
  shop: { companyId: string; platform: string },
  articles: readonly Stocked[],
): Promise<void> {
  const updatedAt = new Date()
  await queries
    .insert(warehouseArticles)
    .values(
      articles.map(({ sku, quantity, name }) => ({
        id: newId(),
        ...shop,
        sku,
        quantity,
        updatedAt,
        ...(name && { name }),
      })),
    )
    .onConflictDoUpdate({
      target: [warehouseArticles.companyId, warehouseArticles.platform, warehouseArticles.sku],
      set: {
        quantity: sql`excluded.quantity`,
        updatedAt,
        name: sql`coalesce(nullif(excluded.name, ''), ${warehouseArticles.name})`,
      },
    })
}

/** The same, and tells whoever shows orders. */
export async function setStock(
  queries: Queries,
  companyId: string,
  platform: string,
  told: readonly Stocked[],
): Promise<string[]> {
  const changed = await writeStock(queries, companyId, platform, told)
  if (changed.length > 0) await tellOfWarehouse(queries, companyId, 'orders')
  return changed
}

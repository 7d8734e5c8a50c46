import { and, count, gte, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { platforms } from '../platforms.ts'
import type { IntegrationRow } from '../store.ts'
import { integrationEvents } from '../tables.ts'

/** As long as events are kept. */
const COUNTED_MS = 30 * 86_400_000

/** How many labels each that makes some has made in the last 30 days, by its id. */
export async function countLabels(
  queries: Queries,
  rows: readonly IntegrationRow[],
  now = new Date(),
): Promise<ReadonlyMap<string, number>> {
  const ids = rows.filter(({ kind, isLocal }) => platforms[kind].carrier && !isLocal).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const { integrationId, kind, isFailed, at } = integrationEvents
  const counted = await queries
    .select({ integrationId, count: count() })
    .from(integrationEvents)
    .where(
      and(
        inArray(integrationId, ids),
        gte(at, new Date(now.getTime() - COUNTED_MS)),
        sql`${kind} = 'label-made' and not ${isFailed}`,
      ),
    )
    .groupBy(integrationId)
  const made = new Map(counted.map((row) => [row.integrationId, row.count]))
  return new Map(ids.map((id) => [id, made.get(id) ?? 0]))
}

/** How many orders and returns there are of each status, without looking at them. */
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { HousekeepingTask } from '../../platform/server-feature.ts'
import { warehouseCounts, warehouseEvents, warehouseKeys, warehouseScans } from './tables.ts'

/** The counts of a company are folded when there are more rows of them. */
const MOST_ROWS = 500
const KEPT_DAYS = 30

export async function countByStatus(
  queries: Queries,
  companyId: string,
  list: 'orders' | 'returns',
): Promise<Record<string, number>> {
  const { status, count } = warehouseCounts
  const rows = await queries
    .select({ status, count: sql<number>`sum(${count})::int` })
    .from(warehouseCounts)
    .where(and(eq(warehouseCounts.companyId, companyId), eq(warehouseCounts.list, list)))
    .groupBy(status)
  return Object.fromEntries(rows.map((row) => [row.status, Math.max(0, row.count)]))
}

/** Many rows of a company become one for each status. */
export const foldWarehouseCounts: HousekeepingTask = async ({ database }) => {
  await database.transaction((queries) =>
    queries.execute(sql`
    with folded as (
      delete from warehouse_counts where company_id in (
        select company_id from warehouse_counts group by company_id having count(*) > ${MOST_ROWS}
      ) returning *
    )
    insert into warehouse_counts (company_id, list, status, count)
    select company_id, list, status, sum(count) from folded
    group by company_id, list, status having sum(count) <> 0`),
  )
}

/** Nobody sends a call, a scan or an event again after a month. */
export const forgetWarehouseKeys: HousekeepingTask = async ({ database }, now) => {
  const before = sql`${new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000).toISOString()}::timestamptz`
  const { queries } = database
  await queries
    .delete(warehouseEvents)
    .where(sql`${warehouseEvents.receivedAt} < ${before} and ${warehouseEvents.handledAt} is not null`)
  await queries.delete(warehouseKeys).where(sql`${warehouseKeys.createdAt} < ${before}`)
  await queries.delete(warehouseScans).where(sql`${warehouseScans.createdAt} < ${before}`)
}

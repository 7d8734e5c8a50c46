/** Which orders are where, by their numbers: for whoever compares them. */
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { type OrderStatus, warehouseOrders } from '../tables.ts'

/** Whole orders of a shop system that are still to be sent, with or without what was split off them. */
export async function listOpenNumbers(
  queries: Queries,
  companyId: string,
  platform: string,
): Promise<string[]> {
  const rows = await queries
    .select({ number: warehouseOrders.number })
    .from(warehouseOrders)
    .where(
      and(
        eq(warehouseOrders.companyId, companyId),
        eq(warehouseOrders.platform, platform),
        isNull(warehouseOrders.remainderOf),
        notInArray(warehouseOrders.status, ['sent', 'canceled']),
      ),
    )
  return rows.map(({ number }) => number)
}

/** The status of each whole order; of one that was sent in part, that of the part that was not. */
export async function listStates(
  queries: Queries,
  companyId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, OrderStatus>> {
  if (numbers.length === 0) return new Map()
  const whole = sql<string>`coalesce(${warehouseOrders.remainderOf}, ${warehouseOrders.number})`
  const list = sql`${sql.param([...numbers])}::text[]`
  const rows = await queries
    .select({ whole, status: warehouseOrders.status })
    .from(warehouseOrders)
    .where(
      and(
        eq(warehouseOrders.companyId, companyId),
        sql`(${warehouseOrders.number} = any(${list}) or ${warehouseOrders.remainderOf} = any(${list}))`,
      ),
    )
  const states = new Map<string, OrderStatus>()
  for (const row of rows) {
    const before = states.get(row.whole)
    if (before === undefined || before === 'sent' || before === 'canceled') states.set(row.whole, row.status)
  }
  return states
}

import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { warehouseOrders } from '../tables.ts'
import { tellOfWarehouse } from '../topic.ts'

/** Counts one more print of each. @returns how often each was printed before, by its id. */
export async function countPrints(
  database: Database,
  companyId: string,
  orders: readonly { id: string }[],
): Promise<ReadonlyMap<string, number>> {
  if (orders.length === 0) return new Map()
  return await database.transaction(async (queries) => {
    const are = and(
      eq(warehouseOrders.companyId, companyId),
      inArray(
        warehouseOrders.id,
        orders.map(({ id }) => id),
      ),
    )
    // Two that print the same ones hold them in one order.
    await queries
      .select({ id: warehouseOrders.id })
      .from(warehouseOrders)
      .where(are)
      .orderBy(asc(warehouseOrders.id))
      .for('update')
    const rows = await queries
      .update(warehouseOrders)
      .set({ prints: sql`${warehouseOrders.prints} + 1`, updatedAt: new Date() })
      .where(are)
      .returning({
        id: warehouseOrders.id,
        number: warehouseOrders.number,
        prints: warehouseOrders.prints,
      })
    await tellOfWarehouse(queries, companyId, 'orders', ...rows.map(({ number }) => number))
    return new Map(rows.map(({ id, prints }) => [id, prints - 1]))
  })
}

/** Labels of canceled orders, which no parcel goes with. */
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { lockOrder, saveOrder } from '../store.ts'
import { type ParcelLabel, warehouseOrders } from '../tables.ts'

export interface UnusedLabel {
  orderNumber: string
  /** By which its carrier knows the parcel. */
  reference: string
  /** Empty where its way can't be followed. */
  trackingNumber: string
}

/** Whether a carrier has made it, and it waits to be given back: neither used nor given back. */
const isUnused = ({ reference, deliveredAt, isGivenBack }: ParcelLabel) =>
  reference !== undefined && deliveredAt === undefined && !isGivenBack

/** Those that carriers have made for orders that were canceled since a moment, and that were not given back. */
export async function listUnusedLabels(
  queries: Queries,
  companyId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<UnusedLabel[]> {
  const rows = await queries
    .select({ orderNumber: warehouseOrders.number, labels: warehouseOrders.labels })
    .from(warehouseOrders)
    .where(
      and(
        eq(warehouseOrders.companyId, companyId),
        eq(warehouseOrders.status, 'canceled'),
        gte(warehouseOrders.updatedAt, since),
        sql`jsonb_path_exists(${warehouseOrders.labels}, '$[*] ? (exists(@.reference) && !exists(@.deliveredAt) && !exists(@.isGivenBack))')`,
      ),
    )
    .limit(limit)
  return rows.flatMap(({ orderNumber, labels }) =>
    labels
      .filter(isUnused)
      .map(({ reference = '', trackingNumber = '' }) => ({ orderNumber, reference, trackingNumber })),
  )
}

/** Its carrier has answered, whatever it said. */
export async function noteGivenBack(
  queries: Queries,
  companyId: string,
  { orderNumber, reference }: Pick<UnusedLabel, 'orderNumber' | 'reference'>,
): Promise<void> {
  const order = await lockOrder(queries, companyId, orderNumber)
  const labels = order.labels.map((each) =>
    each.reference === reference ? { ...each, isGivenBack: true } : each,
  )
  await saveOrder(queries, { ...order, labels })
}

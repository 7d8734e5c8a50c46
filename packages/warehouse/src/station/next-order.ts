import type { WarehouseOrder } from '@replybay/api-client'
import { isOpen } from '../model/order-search.ts'
import { linesOf } from '../scans/lines.ts'

interface NextOrderOptions {
  userId: string
  /** The order that is on the table. */
  current: string | undefined
  /** What was left at this table: it comes again once there is nothing else. */
  skipped: ReadonlySet<string>
  /** Orders that have left the table, and of which the server does not know that yet. */
  leaving: ReadonlySet<string>
}

/**
 * The order that is packed next: the first in the order of the list that has stock and that nobody else packs.
 *
 * @param orders those that leave first, first.
 */
export function nextOrder(
  orders: readonly WarehouseOrder[],
  { userId, current, skipped, leaving }: NextOrderOptions,
): WarehouseOrder | undefined {
  const free = orders.filter(
    (order) =>
      isOpen(order) &&
      order.orderNumber !== current &&
      !leaving.has(order.orderNumber) &&
      (order.packing === undefined || order.packing._id === userId) &&
      hasStock(order),
  )
  return free.find(({ orderNumber }) => !skipped.has(orderNumber)) ?? free[0]
}

/** Whether what is still missing in its box is on the shelves, as far as that is known. */
function hasStock(order: WarehouseOrder): boolean {
  return linesOf(order, []).every(
    ({ stock, quantity, packed }) => stock === undefined || stock >= quantity - packed,
  )
}

import type { WarehouseOrder } from '@replybay/api-client'
import type { InfiniteData } from '@tanstack/react-query'

export interface OrderPage {
  orders: WarehouseOrder[]
  nextCursor?: string | null
  counts?: Record<string, number>
}

/** Orders that have changed, as a list has them now. */
interface Changed {
  /** The numbers of all of them. */
  named: readonly string[]
  /** Those that belong to the list. */
  orders: readonly WarehouseOrder[]
  counts: OrderPage['counts']
  /** Whether the list has the orders that were sent, the newest first. */
  isSent: boolean
}

/** A list with orders that have changed: in their place, out of it, or come to it. What lies behind its pages comes with the next one. */
export function withOrders<List extends InfiniteData<OrderPage>>(
  list: List,
  { named, orders, counts, isSent }: Changed,
): List {
  const gone = new Set(named)
  const changed = new Map(orders.map((order) => [order.orderNumber, order]))
  const came = new Map(changed)
  const pages = list.pages.map((page) => ({
    ...page,
    ...(counts && { counts }),
    orders: page.orders.flatMap((order) => {
      came.delete(order.orderNumber)
      return changed.get(order.orderNumber) ?? (gone.has(order.orderNumber) ? [] : order)
    }),
  }))
  const isBehind = (one: WarehouseOrder, other: WarehouseOrder) =>
    isSent ? placeOf(one, true) < placeOf(other, true) : placeOf(one, false) > placeOf(other, false)
  for (const order of came.values()) {
    const page = pages.find((one) => one.orders.some((other) => isBehind(other, order)))
    const last = pages.at(-1)
    if (page) {
      const at = page.orders.findIndex((other) => isBehind(other, order))
      page.orders.splice(at, 0, order)
    } else if (last && !last.nextCursor) last.orders.push(order)
  }
  return { ...list, pages }
}

function placeOf({ leavesAt, createdAt, sentAt }: WarehouseOrder, isSent: boolean): number {
  return Date.parse((isSent ? sentAt : undefined) ?? leavesAt ?? createdAt ?? '')
}

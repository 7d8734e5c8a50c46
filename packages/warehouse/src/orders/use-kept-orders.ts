import type { WarehouseOrder } from '@replybay/api-client'
import { useState } from 'react'

/** What a tab has, and what was printed from it. */
interface KeptOrders {
  orders: readonly WarehouseOrder[]
  /** Those that are printed now, or as they are since their label was made. */
  keep: (printed: readonly WarehouseOrder[]) => void
}

/** Orders that leave their tab because they were printed keep their place in it for as long as they are selected: what has jammed is printed again. */
export function useKeptOrders(listed: readonly WarehouseOrder[], selected: ReadonlySet<string>): KeptOrders {
  const [printed, setPrinted] = useState<ReadonlyMap<string, WarehouseOrder>>(new Map())
  const [before, setBefore] = useState(listed)
  const orders = withKept(listed, before, (number) =>
    selected.has(number) ? printed.get(number) : undefined,
  )
  if (orders.length !== before.length || orders.some((order, place) => order !== before[place])) {
    setBefore(orders)
  }
  return {
    orders,
    keep: (more) =>
      setPrinted((kept) => new Map([...kept, ...more.map((order) => [order.orderNumber, order] as const)])),
  }
}

/** @param keptOf an order that is kept, by its number. */
function withKept(
  listed: readonly WarehouseOrder[],
  before: readonly WarehouseOrder[],
  keptOf: (orderNumber: string) => WarehouseOrder | undefined,
): readonly WarehouseOrder[] {
  const numbers = new Set(listed.map(({ orderNumber }) => orderNumber))
  let orders = listed
  for (const [place, { orderNumber }] of before.entries()) {
    const kept = numbers.has(orderNumber) ? undefined : keptOf(orderNumber)
    if (!kept) continue
    const above = before[place - 1]?.orderNumber
    const at = above === undefined ? 0 : orders.findIndex((order) => order.orderNumber === above) + 1
    orders = orders.toSpliced(at, 0, kept)
  }
  return orders
}

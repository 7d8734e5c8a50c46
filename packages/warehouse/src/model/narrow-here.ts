/** What a backend that can't narrow its lists is asked for is found among all that it tells. */
import type { WarehouseOrder, WarehouseReturn } from '@replybay/api-client'
import { type OrderSearch, tabOf, tabOfOrder } from './order-search.ts'
import { type ReturnSearch, returnTabOf } from './return-search.ts'

export function isOrderIn(order: WarehouseOrder, search: OrderSearch): boolean {
  return (
    (order.status === undefined ? 'to-ship' : tabOfOrder(order)) === tabOf(search) &&
    (search.platform === undefined || order.platform === search.platform) &&
    names(search.q, [order.orderNumber, order.customer?.name])
  )
}

export function isReturnIn(one: WarehouseReturn, search: ReturnSearch): boolean {
  return one.status === returnTabOf(search) && names(search.q, [one.orderNumber, one.customer?.name])
}

function names(wanted: string | undefined, words: readonly (string | undefined)[]): boolean {
  const part = wanted?.trim().toLowerCase() ?? ''
  return words.some((word) => word?.toLowerCase().includes(part))
}

import { warehouseKeys, type WarehouseOrder } from '@replybay/api-client'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

interface Page {
  orders: WarehouseOrder[]
}

/** Puts an order, as the server has it now, into every list that shows it. */
export function putOrder(
  client: QueryClient,
  orderNumber: string,
  change: (order: WarehouseOrder) => WarehouseOrder,
): void {
  const inPage = <Shown extends Page>(page: Shown): Shown => ({
    ...page,
    orders: page.orders.map((order) => (order.orderNumber === orderNumber ? change(order) : order)),
  })
  client.setQueriesData<Page>({ queryKey: warehouseKeys.orders }, (page) => page && inPage(page))
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: warehouseKeys.orderPages },
    (list) => list && { ...list, pages: list.pages.map(inPage) },
  )
}

import { type WarehouseOrder, warehouseQueries } from '@replybay/api-client'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { OrderTab } from './order-search.ts'
import { useCompany } from './use-company.ts'

/**
 * One order: as the list has it, or looked up by its number.
 *
 * @returns null where there is none; undefined while that is unknown.
 */
export function useOrder(
  orderNumber: string | undefined,
  listed: readonly WarehouseOrder[],
): { order: WarehouseOrder | null | undefined; error: Error | null; retry: () => void } {
  const companyId = useCompany()
  const known = listed.find((order) => order.orderNumber === orderNumber)
  const isUnlisted = orderNumber !== undefined && known === undefined
  // Those that wait are told without a status, and those that were sent with it.
  const open = useQuery({ ...found(companyId, orderNumber ?? ''), enabled: isUnlisted })
  const isSent = isUnlisted && open.isSuccess && !exact(open.data.orders, orderNumber)
  const sent = useQuery({ ...found(companyId, orderNumber ?? '', 'sent'), enabled: isSent })
  // One that was canceled while it was packed has to be taken out of its box again.
  const isGone = isSent && sent.isSuccess && !exact(sent.data.orders, orderNumber)
  const canceled = useQuery({ ...found(companyId, orderNumber ?? '', 'canceled'), enabled: isGone })
  if (orderNumber === undefined || known) return { order: known, error: null, retry: noRetry }
  const order =
    exact(open.data?.orders, orderNumber) ??
    exact(sent.data?.orders, orderNumber) ??
    exact(canceled.data?.orders, orderNumber) ??
    (canceled.isSuccess ? null : undefined)
  const failed = [open, sent, canceled].find(({ error }) => error)
  return { order, error: failed?.error ?? null, retry: () => void failed?.refetch() }
}

/** Looks an order up by its number, wherever it stands: what is not sent yet comes first. */
export async function searchOrder(
  client: QueryClient,
  companyId: string,
  orderNumber: string,
): Promise<WarehouseOrder | undefined> {
  for (const status of [undefined, 'sent'] as const) {
    // One after the other: most are found by the first.
    const { orders } = await client.fetchQuery({
      ...found(companyId, orderNumber, status),
      staleTime: 0,
      // Somebody stands there with a scanner: they scan again.
      retry: false,
    })
    const order = exact(orders, orderNumber)
    if (order) return order
  }
  return undefined
}

/** Whether the shop of an order has an article, as its stock says. */
export async function isArticle(
  client: QueryClient,
  { companyId, platform }: WarehouseOrder,
  SKU: string,
): Promise<boolean> {
  const asked = client.fetchQuery({
    ...warehouseQueries.stock({ companyId, SKU, platform: platform ?? '' }),
    retry: false,
  })
  return await asked.then(
    () => true,
    () => false,
  )
}

/** The articles of orders, in capitals: codes that are known here. */
export function skusOf(orders: readonly WarehouseOrder[]): ReadonlySet<string> {
  return new Set(orders.flatMap(({ items }) => items.map(({ SKU }) => SKU.toUpperCase())))
}

/** What a search for the number of an order finds. */
export function found(companyId: string, orderNumber: string, status?: OrderTab | 'canceled') {
  return warehouseQueries.orders({ companyId, search: orderNumber, limit: 10, ...(status && { status }) })
}

export function exact(orders: readonly WarehouseOrder[] | undefined, orderNumber: string) {
  const wanted = orderNumber.toUpperCase()
  return orders?.find((order) => order.orderNumber.toUpperCase() === wanted)
}

const noRetry = () => undefined

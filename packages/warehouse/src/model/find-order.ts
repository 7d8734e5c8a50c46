import { type WarehouseOrder, warehouseQueries } from '@replybay/api-client'
import { type QueryClient, useQueries } from '@tanstack/react-query'
import { useCompany } from './use-company.ts'

/** Where orders are looked for: those that wait are told without a status. One that was canceled while it was packed has to be taken out of its box again. */
export const lookedIn = [undefined, 'sent', 'canceled'] as const

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
  const lookups = useQueries({
    queries: lookedIn.map((status) => ({
      ...found(companyId, orderNumber ?? '', status),
      enabled: isUnlisted,
    })),
  })
  if (!isUnlisted) return { order: known, error: null, retry: () => undefined }
  const order = lookups.map(({ data }) => exact(data?.orders, orderNumber)).find(Boolean)
  return {
    order: order ?? (lookups.every(({ isSuccess }) => isSuccess) ? null : undefined),
    error: lookups.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const query of lookups) if (query.error) void query.refetch()
    },
  }
}

/** Looks an order up by its number, wherever it stands: what is not sent yet comes first. */
export async function searchOrder(
  client: QueryClient,
  companyId: string,
  orderNumber: string,
): Promise<WarehouseOrder | undefined> {
  for (const status of lookedIn) {
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
export function found(companyId: string, orderNumber: string, status?: 'sent' | 'canceled') {
  return warehouseQueries.orders({ companyId, search: orderNumber, limit: 10, ...(status && { status }) })
}

export function exact(orders: readonly WarehouseOrder[] | undefined, orderNumber: string) {
  const wanted = orderNumber.toUpperCase()
  return orders?.find((order) => order.orderNumber.toUpperCase() === wanted)
}

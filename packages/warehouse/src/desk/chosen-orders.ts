import type { WarehouseOrder } from '@replybay/api-client'
import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { exact, found } from '../model/find-order.ts'
import type { OrderSearch } from '../model/order-search.ts'
import { useCompany } from '../model/use-company.ts'
import { useOrders } from '../model/use-orders.ts'

/** The numbers of the orders that `?orders=` names. */
export function numbersOf({ orders }: OrderSearch): string[] {
  return [...new Set((orders ?? '').split(',').map(decodeURIComponent))].filter(Boolean)
}

/** `?orders=` that names these. */
export function inSearch(numbers: Iterable<string>): string | undefined {
  return Array.from(numbers, (number) => encodeURIComponent(number)).join(',') || undefined
}

/** What is chosen to be printed. */
interface ChosenOrders {
  orders: readonly WarehouseOrder[]
  /** Numbers that no order has that could be printed. */
  missing: readonly string[]
  isLoading: boolean
  error: Error | null
  retry: () => void
}

/** The orders that the address names: as their tab has them, and looked up where they are elsewhere. */
export function useChosenOrders(search: OrderSearch): ChosenOrders {
  const companyId = useCompany()
  const { orders: named } = search
  const numbers = useMemo(() => numbersOf({ orders: named }), [named])
  const list = useOrders(search)
  const [kept, keep] = useState<ReadonlyMap<string, WarehouseOrder>>(new Map())
  const unlisted = list.state === 'loading' ? [] : numbers.filter((number) => !exact(list.orders, number))
  const looked = useQueries({
    // Those that wait are told without a status, and those that were sent with it.
    queries: unlisted.flatMap((number) => [
      found(companyId, number),
      found(companyId, number, 'sent' as const),
    ]),
  })
  const known = [...list.orders, ...looked.flatMap(({ data }) => data?.orders ?? [])]
  const fresh = numbers.flatMap((number) => exact(known, number) ?? [])
  // An order that changes tabs is the same one until it is told anew.
  if (fresh.some((order) => kept.get(order.orderNumber.toUpperCase()) !== order)) {
    keep(new Map([...kept, ...fresh.map((order) => [order.orderNumber.toUpperCase(), order] as const)]))
  }
  const orders = numbers.flatMap((number) => exact(known, number) ?? kept.get(number.toUpperCase()) ?? [])
  const isLoading = list.state === 'loading' || looked.some(({ isPending }) => isPending)
  const failed = looked.find(({ error }) => error)
  return {
    orders,
    missing: isLoading ? [] : numbers.filter((number) => !exact(orders, number)),
    isLoading: isLoading && orders.length < numbers.length,
    error: failed?.error ?? (list.state === 'failed' ? list.error : null),
    retry() {
      if (list.state === 'failed') list.retry()
      for (const query of looked) if (query.error) void query.refetch()
    },
  }
}

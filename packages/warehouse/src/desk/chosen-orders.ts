import { type WarehouseOrder, warehouseQueries } from '@replybay/api-client'
import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
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

/** So many are looked up by one call. */
const AT_ONCE = 100

/** The orders that the address names: as their tab has them, and looked up where they are elsewhere. */
export function useChosenOrders(search: OrderSearch): ChosenOrders {
  const companyId = useCompany()
  const { orders: named } = search
  const numbers = useMemo(() => numbersOf({ orders: named }), [named])
  const list = useOrders(search)
  const [kept, keep] = useState<ReadonlyMap<string, WarehouseOrder>>(new Map())
  const listed = useMemo(() => byNumber(list.orders), [list.orders])
  // The same calls, whichever of the orders leave their tab meanwhile.
  const unlisted = inTurns(numbers).filter(
    (some) => list.state !== 'loading' && some.some((number) => !listed.has(keyOf(number))),
  )
  const looked = useQueries({
    queries: unlisted.map((orderNumbers) =>
      warehouseQueries.orders({ companyId, orderNumbers, limit: AT_ONCE }),
    ),
  })
  const elsewhere = byNumber(looked.flatMap(({ data }) => data?.orders ?? []))
  const known = (number: string) => listed.get(keyOf(number)) ?? elsewhere.get(keyOf(number))
  const fresh = numbers.flatMap((number) => known(number) ?? [])
  // An order that changes tabs is the same one until it is told anew.
  if (fresh.some((order) => kept.get(keyOf(order.orderNumber)) !== order)) {
    keep(new Map([...kept, ...byNumber(fresh)]))
  }
  const orders: WarehouseOrder[] = []
  const missing: string[] = []
  for (const number of numbers) {
    const order = known(number) ?? kept.get(keyOf(number))
    if (order) orders.push(order)
    else missing.push(number)
  }
  const isLoading = list.state === 'loading' || looked.some(({ isPending }) => isPending)
  const failed = looked.find(({ error }) => error)
  return {
    orders,
    missing: isLoading ? [] : missing,
    isLoading: isLoading && missing.length > 0,
    error: failed?.error ?? (list.state === 'failed' ? list.error : null),
    retry() {
      if (list.state === 'failed') list.retry()
      for (const query of looked) if (query.error) void query.refetch()
    },
  }
}

const keyOf = (number: string) => number.toUpperCase()

function byNumber(orders: readonly WarehouseOrder[]): ReadonlyMap<string, WarehouseOrder> {
  return new Map(orders.map((order) => [keyOf(order.orderNumber), order]))
}

function inTurns(numbers: readonly string[]): string[][] {
  const turns = Math.ceil(numbers.length / AT_ONCE)
  return Array.from({ length: turns }, (_, turn) => numbers.slice(turn * AT_ONCE, (turn + 1) * AT_ONCE))
}

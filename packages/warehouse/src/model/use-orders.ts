import { type WarehouseOrder, warehouseQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { isOrderIn } from './narrow-here.ts'
import { type OrderSearch, type OrderTab, tabOf } from './order-search.ts'
import { useCompany } from './use-company.ts'

/** The orders of a tab, as far as they are loaded. */
export interface OrderList {
  tab: OrderTab
  orders: readonly WarehouseOrder[]
  /** How many each tab has; undefined while that is unknown. */
  counts: Readonly<Partial<Record<string, number>>> | undefined
  state: 'loading' | 'loaded' | 'failed'
  error: Error | null
  /** When it was last known to be as shown. */
  asOf: Date | undefined
  loadMore: () => void
  retry: () => void
}

const PAGE = 100

export function useOrders(search: OrderSearch): OrderList {
  const companyId = useCompany()
  const tab = tabOf(search)
  const isNarrowed = useCan('warehouse')
  const query = useInfiniteQuery(
    warehouseQueries.orderPages({
      companyId,
      status: tab,
      limit: PAGE,
      ...(search.platform && { platform: search.platform }),
      ...(search.q && { search: search.q }),
    }),
  )
  const { data, error, hasNextPage, isFetching, dataUpdatedAt, fetchNextPage } = query
  const wantsMore = useRef(false)
  useEffect(() => {
    if (isFetching || !wantsMore.current) return
    wantsMore.current = false
    if (hasNextPage) void fetchNextPage()
  }, [isFetching, hasNextPage, fetchNextPage])
  const { status, platform, q } = search
  const orders = useMemo(() => {
    const all = data?.pages.flatMap((page) => page.orders) ?? []
    return isNarrowed ? all : all.filter((order) => isOrderIn(order, { status, platform, q }))
  }, [data, isNarrowed, status, platform, q])
  return {
    tab,
    orders,
    counts: data?.pages[0]?.counts,
    state: data ? 'loaded' : error ? 'failed' : 'loading',
    error,
    asOf: data ? new Date(dataUpdatedAt) : undefined,
    loadMore: () => {
      if (!hasNextPage) return
      // Whoever is at the end asks once: while the list is read again, the next page waits for that.
      if (isFetching) wantsMore.current = true
      else void fetchNextPage()
    },
    retry: () => void query.refetch(),
  }
}

import { type WarehouseOrder, warehouseQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useCompany } from '../model/use-company.ts'
import { boxSendings } from '../scans/box-sendings.ts'
import { nextOrder } from './next-order.ts'

/** The orders that the station takes one after the other. */
export interface StationOrders {
  orders: readonly WarehouseOrder[]
  state: 'loading' | 'loaded' | 'failed'
  error: Error | null
  retry: () => void
  /** The order after one that is on the table, or is about to leave it. */
  after: (current: string | undefined) => WarehouseOrder | undefined
  /** Puts an order behind all others. */
  skip: (orderNumber: string) => void
}

const PAGE = 100

export function useStationOrders(current: string | undefined): StationOrders {
  const companyId = useCompany()
  const userId = useUser()._id
  const query = useInfiniteQuery(warehouseQueries.orderPages({ companyId, limit: PAGE }))
  const sendings = usePending(boxSendings, userId)
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const { data, error, hasNextPage, isFetching, fetchNextPage } = query
  const orders = useMemo(() => data?.pages.flatMap((page) => page.orders) ?? [], [data])
  const after = (orderNumber: string | undefined) =>
    nextOrder(orders, {
      userId,
      current: orderNumber,
      skipped,
      leaving: new Set(sendings.map((one) => one.orderNumber)),
    })
  const isShort = data !== undefined && after(current) === undefined && hasNextPage && !isFetching
  useEffect(() => {
    if (isShort) void fetchNextPage()
  }, [isShort, fetchNextPage])
  return {
    orders,
    state: data ? (isShort ? 'loading' : 'loaded') : error ? 'failed' : 'loading',
    error,
    retry: () => void query.refetch(),
    after,
    skip: (orderNumber) => setSkipped((before) => new Set([...before, orderNumber])),
  }
}

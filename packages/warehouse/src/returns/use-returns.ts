import { type WarehouseReturn, warehouseQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FoundReturn } from '../inspection/found-return.ts'
import { isReturnIn } from '../model/narrow-here.ts'
import { type ReturnSearch, type ReturnTab, returnTabOf } from '../model/return-search.ts'
import { useCompany } from '../model/use-company.ts'

/** The returns of a tab, as far as they are loaded. */
export interface ReturnList {
  tab: ReturnTab
  returns: readonly WarehouseReturn[]
  /** How many each tab has; undefined while that is unknown. */
  counts: Readonly<Partial<Record<string, number>>> | undefined
  state: 'loading' | 'loaded' | 'failed'
  error: Error | null
  /** When it was last known to be as shown. */
  asOf: Date | undefined
  hasMore: boolean
  loadMore: () => void
  retry: () => void
}

const PAGE = 100

export function useReturns(search: ReturnSearch): ReturnList {
  const companyId = useCompany()
  const tab = returnTabOf(search)
  const query = useInfiniteQuery(
    warehouseQueries.returnPages({
      companyId,
      status: tab,
      limit: PAGE,
      ...(search.q && { search: search.q }),
    }),
  )
  const { data, error, hasNextPage, isFetching, dataUpdatedAt } = query
  const isNarrowed = useCan('warehouse')
  const { status, only, q } = search
  const returns = useMemo(() => {
    const all = data?.pages.flatMap((page) => page.returns) ?? []
    const here = isNarrowed ? all : all.filter((one) => isReturnIn(one, { status, q }))
    return only === 'exchange' ? here.filter(({ exchange }) => exchange !== undefined) : here
  }, [data, isNarrowed, status, only, q])
  return {
    tab,
    returns,
    counts: data?.pages[0]?.counts,
    state: data ? 'loaded' : error ? 'failed' : 'loading',
    error,
    asOf: data ? new Date(dataUpdatedAt) : undefined,
    hasMore: hasNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetching) void query.fetchNextPage()
    },
    retry: () => void query.refetch(),
  }
}

/** The return of an order: as the list has it, or looked up. An order that had several shows the one that is not over. */
export function useReturn(orderNumber: string | undefined, listed: readonly WarehouseReturn[]): FoundReturn {
  const companyId = useCompany()
  const known = listed.find((one) => one.orderNumber === orderNumber)
  const isUnlisted = orderNumber !== undefined && known === undefined
  const queries = useQueries({
    queries: lookups(companyId, orderNumber ?? '').map((options) => ({ ...options, enabled: isUnlisted })),
  })
  if (!isUnlisted) return { row: known, error: null, retry: () => undefined }
  const found = queries.map(({ data }) => exactReturn(data?.returns, orderNumber)).find(Boolean)
  return {
    row: found ?? (queries.every(({ isSuccess }) => isSuccess) ? null : undefined),
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.error) void query.refetch()
    },
  }
}

/** Searches for the return of an order: among those that are not over, and those that are. */
export function lookups(companyId: string, code: string) {
  return ([undefined, 'done', 'declined'] as const).map((status) =>
    warehouseQueries.returns({ companyId, search: code, limit: 10, ...(status && { status }) }),
  )
}

/** The return that a code names: the number of its order, or what its package travels under. */
export function exactReturn(returns: readonly WarehouseReturn[] | undefined, code: string) {
  const wanted = code.toUpperCase()
  return returns?.find(
    ({ orderNumber, trackingNumber }) =>
      orderNumber.toUpperCase() === wanted || trackingNumber?.toUpperCase() === wanted,
  )
}

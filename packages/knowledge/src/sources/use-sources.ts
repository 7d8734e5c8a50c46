import { knowledgeQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { use, useMemo } from 'react'
import { LiveContext } from '../live/live-context.ts'
import { matchesFilter } from '../model/matches-filter.ts'
import type { SourceFilter } from '../model/source-filter.ts'
import { addressOfOrder, compareSources, mergeSources, type SourceOrder } from '../model/source-order.ts'
import { isUnderWay, type Source, sourceOfDocument, sourceOfWebsite } from '../model/source.ts'
import { WORKING_MS } from '../model/while-working.ts'

const PAGE = 50
/** How often the list is read again: while something of a long one is indexed, and while nothing is. */
const [WORKING_LONG_MS, IDLE_MS] = [15_000, 60_000]
const LONG = 200

/** The sources that match a filter, as far as they are loaded, in an order. */
export function useSources(filter: SourceFilter, { sort, direction }: SourceOrder) {
  const { kind, ...rest } = filter
  const canFilter = useCan('knowledge')
  const isLive = use(LiveContext)
  const asked = canFilter ? rest : {}
  const query = useInfiniteQuery({
    ...knowledgeQueries.documentPages({
      ...asked,
      ...(canFilter && kind && kind !== 'website' && { kind }),
      ...(canFilter && sortQuery({ sort, direction })),
      limit: PAGE,
    }),
    enabled: kind !== 'website',
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, error } }) => {
      if (isLive) return false
      if (!data || error) return error && !data ? false : IDLE_MS
      const documents = data.pages.flatMap((page) => page.documents)
      if (!documents.some(isUnderWay) && data.pages[0]?.indexing?.state !== 'running') return IDLE_MS
      return documents.length > LONG ? WORKING_LONG_MS : WORKING_MS
    },
  })
  const { data, error, dataUpdatedAt, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = query
  const websites = useWebsites(asked, kind === undefined || kind === 'website')
  const websiteSources = websites.sources
  const { search, state, language } = rest
  const sources = useMemo<Source[]>(() => {
    const documents = data?.pages.flatMap((page) => page.documents.map(sourceOfDocument)) ?? []
    const order = { sort, direction }
    // A backend that knows no order tells all documents.
    const ordered = canFilter ? documents : documents.toSorted(compareSources(order))
    const merged = mergeSources(kind === 'website' ? [] : ordered, websiteSources, {
      order,
      isWhole: kind === 'website' || !hasNextPage,
    })
    const narrowed = { kind, search, state, language } as SourceFilter
    return canFilter ? merged : merged.filter((source) => matchesFilter(source, narrowed))
  }, [data, websiteSources, hasNextPage, canFilter, kind, search, state, language, sort, direction])
  const first = data?.pages[0]
  const documentsMatching = kind === 'website' ? 0 : first?.matching
  return {
    sources,
    isLoaded: kind === 'website' ? websites.isLoaded : data !== undefined,
    error: error ?? websites.error,
    /** The documents are as they should be: what failed is the list of the websites. */
    isWebsitesAlone: !error && kind !== 'website' && websites.error !== null,
    asOf: kind === 'website' ? websites.asOf : new Date(dataUpdatedAt),
    /** How many match, loaded or not; nothing where the server does not say. */
    matching:
      canFilter && documentsMatching !== undefined ? documentsMatching + websiteSources.length : undefined,
    retry: () => {
      if (kind !== 'website') void refetch()
      websites.retry()
    },
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage && !error) void fetchNextPage()
    },
  }
}

/** The websites that match: there are never so many that they come in pages. */
function useWebsites(filter: Omit<SourceFilter, 'kind'>, isAsked: boolean) {
  const isLive = use(LiveContext)
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...knowledgeQueries.websites({ ...filter, limit: PAGE }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: known }) =>
      !isLive && (known.data?.websites.some(isUnderWay) ? WORKING_MS : IDLE_MS),
  })
  const sources = useMemo<Source[]>(
    () => (isAsked ? (data?.websites.map(sourceOfWebsite) ?? []) : []),
    [data, isAsked],
  )
  return {
    sources,
    isLoaded: data !== undefined || !isAsked,
    error: isAsked ? error : null,
    asOf: new Date(dataUpdatedAt),
    retry: () => void refetch(),
  }
}

/** What the server is asked for; nothing where that is the order that it has anyway. */
function sortQuery(order: SourceOrder) {
  const { sort } = addressOfOrder(order)
  return sort && { sort, order: order.direction }
}

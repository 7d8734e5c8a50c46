import { ApiError, type TicketSummary } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { useIsOnline } from '@replybay/ui-kit'
import {
  hashKey,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useOptimisticChanges } from '../bulk/use-optimistic-changes.ts'
import { useDeletedTicketIds } from '../deletion/use-deleted-ticket-ids.ts'
import { useArrivals } from '../live/arrivals.ts'
import { useIsLive } from '../live/live-state.ts'
import { type InboxFilter, PAGE_SIZE } from '../model/inbox-filter.ts'
import { countLoaded, isLong, listOptions } from './list-options.ts'
import { orderTickets, searchTickets, selectTickets } from '../model/select-tickets.ts'

const REFRESH_MS = 4_000
/** All that is loaded is read again together: a long list less often. */
const REFRESH_MANY_MS = 30_000

/** The tickets of an inbox, as far as they are loaded. */
export interface Inbox {
  /** Of the query that reads them. */
  queryHash: string
  tickets: readonly TicketSummary[]
  state: 'loading' | 'loaded' | 'failed' | 'offline'
  /** What the last attempt threw; older tickets may still be shown. */
  error: Error | null
  /** Where they could not be read again: when they were last known to be as shown. */
  asOf: Date | undefined
  /** The rows were found for other words: those for these are on their way. */
  isSearching: boolean
  /** All that is loaded is on its way out of the list. */
  isLeaving: boolean
  /** Whether there are more than are loaded. */
  hasMore: boolean
  loadMore: () => void
  /** The tickets that have come since and stand nowhere in the list yet: whether each is back without a new message. */
  arrivals: readonly boolean[]
  /** Reads the list from its begin, with what has come. */
  showArrivals: () => void
  retry: () => void
}

export function useInbox(webId: string | undefined, filter: InboxFilter): Inbox {
  const user = useUser()
  const deleted = useDeletedTicketIds()
  const ahead = useOptimisticChanges()
  const client = useQueryClient()
  const isLive = useIsLive()
  const options = listOptions(user, webId ?? '', filter)
  const { queryKey } = options
  const arrivals = useArrivals(queryKey)
  /** Whether the server filters and orders; one that does not answers everything. */
  const isFiltered = useCan('tickets')
  const query = useInfiniteQuery({
    ...options,
    enabled: webId !== undefined,
    // While one types, what was found before stands until there is more to show.
    placeholderData: (data, before) => (differInSearchAlone(before?.queryKey, queryKey) ? data : undefined),
    refetchInterval: ({ state }) => {
      if (isLive && !state.error) return false
      // Without data, reading again would show as loading: the failure stays until somebody retries.
      if (state.error && (!state.data || !isTransient(state.error))) return false
      return isLong(state.data) ? REFRESH_MANY_MS : REFRESH_MS
    },
  })
  const { hasNextPage, fetchNextPage, refetch } = query
  // Rows that were found for other words say nothing of these.
  const isOffline = !useIsOnline() && filter.search !== undefined && (query.isPlaceholderData || !query.data)
  const { data, error } = isOffline ? nothing : query

  const filterKey = JSON.stringify(filter)
  /** How many pages somebody has come to want, of which list. */
  const [wanted, setWanted] = useState({ of: filterKey, pages: 0 })
  const pages = data?.pages.length ?? 0
  const tickets = useMemo(() => {
    // Sound: it was made of a filter just above, so that an equal one changes nothing.
    const { sort, ...selection } = JSON.parse(filterKey) as InboxFilter
    const loaded = data?.pages.flatMap((page) => page.tickets.flatMap((ticket) => ahead(ticket) ?? [])) ?? []
    // The server's order is kept, so that a row stays where it stands until the list is read anew.
    const selected = selectTickets(loaded, selection)
    const shown = isFiltered
      ? selected
      : orderTickets(
          selection.search === undefined ? selected : searchTickets(selected, selection.search),
          sort,
        )
    return shown.filter((ticket) => !deleted.has(ticket._id))
  }, [data, deleted, ahead, filterKey, isFiltered])

  // Where only what is loaded can be filtered, too little of it may be left to scroll on.
  const isShort = !isFiltered && tickets.length < PAGE_SIZE
  // Reading the list again puts an end to reading its next page, which is wanted all the same.
  const isWanting = wanted.of === filterKey && wanted.pages > pages
  // Only then each reading of the list draws it: what is shown may be the same as before.
  const needsMore = (isShort || isWanting) && hasNextPage && !error && query.dataUpdatedAt > 0
  // After each drawing: what was being read has ended, if that is why.
  useEffect(() => {
    if (needsMore && !isReading(client, queryKey)) void fetchNextPage()
  })

  const isLoaded = (id: string) => data?.pages.some((page) => page.tickets.some(({ _id }) => _id === id))

  return {
    queryHash: hashKey(queryKey),
    tickets,
    state: isOffline ? 'offline' : data ? 'loaded' : error ? 'failed' : 'loading',
    error,
    // Whoever asks for it hears of each time that the list is read.
    asOf: error && data ? new Date(query.dataUpdatedAt) : undefined,
    arrivals: [...arrivals].flatMap(([id, isBack]) => (deleted.has(id) || isLoaded(id) ? [] : isBack)),
    showArrivals: () => {
      // The pages below are read again when somebody comes to them.
      client.setQueryData(queryKey, (loaded) => loaded && firstPage(loaded))
      setWanted({ of: filterKey, pages: 0 })
      void refetch()
    },
    isSearching: query.isPlaceholderData && !error,
    isLeaving: isFiltered && tickets.length === 0 && countLoaded(data) > 0,
    hasMore: hasNextPage,
    loadMore: () => setWanted({ of: filterKey, pages: pages + 1 }),
    retry: () => void refetch(),
  }
}

const nothing = { data: undefined, error: null }

function firstPage<Page, Param>({ pages, pageParams }: InfiniteData<Page, Param>): InfiniteData<Page, Param> {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
}

/** Asked for and not told of: when it begins and ends, nothing that is shown changes. */
function isReading(client: QueryClient, queryKey: QueryKey): boolean {
  return client.isFetching({ queryKey, exact: true }) > 0
}

/** Whether two lists are one, but for the words that are searched for. */
function differInSearchAlone(one: QueryKey | undefined, other: QueryKey): boolean {
  return one !== undefined && withoutSearch(one) === withoutSearch(other)
}

function withoutSearch(key: QueryKey): string {
  return JSON.stringify(key, (name, value: unknown) => (name === 'search' ? undefined : value))
}

function isTransient(error: Error): boolean {
  return error instanceof ApiError && error.isTransient
}

import { ApiError, type TicketSummary, ticketQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useDeletedTicketIds } from '../deletion/use-deleted-ticket-ids.ts'
import { clearArrivals, useArrivals } from '../live/arrivals.ts'
import { useLiveState } from '../live/live-state.ts'
import { inboxSelection, type InboxSearch, listFilter } from './inbox-search.ts'
import { orderTickets, selectTickets } from './select-tickets.ts'

const REFRESH_MS = 4_000
/** All that is loaded is read again together: a long list less often. */
const MANY_TICKETS = 200
const REFRESH_MANY_MS = 30_000

/** The tickets of an inbox, as far as they are loaded. */
export interface Inbox {
  tickets: readonly TicketSummary[]
  state: 'loading' | 'loaded' | 'failed'
  /** What the last attempt threw; older tickets may still be shown. */
  error: Error | null
  /** When the tickets were last known to be as shown. */
  asOf: Date | undefined
  loadMore: () => void
  /** How many tickets have come since that stand nowhere in the list yet. */
  arrivals: number
  /** Reads the list from its begin, with what has come. */
  showArrivals: () => void
  retry: () => void
}

export function useInbox(webId: string | undefined, channel: string, search: InboxSearch): Inbox {
  const user = useUser()
  const deleted = useDeletedTicketIds()
  const client = useQueryClient()
  const live = useLiveState()
  const { status, channel: only, sort } = inboxSelection(channel, search)
  const options = ticketQueries.list(webId ?? '', listFilter(user, inboxSelection(channel, search)))
  const { queryKey } = options
  const arrivals = useArrivals(queryKey)
  const isOrdered = user.capabilities?.includes('ticket-paging') === true
  const query = useInfiniteQuery({
    ...options,
    enabled: webId !== undefined,
    refetchInterval: ({ state }) => {
      if (live.isLive && !state.error) return false
      // Without data, reading again would show as loading: the failure stays until somebody retries.
      if (state.error && (!state.data || !isTransient(state.error))) return false
      const loaded = state.data?.pages.reduce((sum, page) => sum + page.tickets.length, 0) ?? 0
      return loaded < MANY_TICKETS ? REFRESH_MS : REFRESH_MANY_MS
    },
  })
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query

  const tickets = useMemo(() => {
    const selection = { ...(status && { status }), ...(only && { channel: only }) }
    const loaded = data?.pages.flatMap((page) => page.tickets) ?? []
    // The server's order is kept, so that a row stays where it stands until the list is read anew.
    const selected = selectTickets(loaded, selection)
    const shown = isOrdered ? selected : orderTickets(selected, sort)
    return shown.filter((ticket) => !deleted.has(ticket._id))
  }, [data, deleted, status, only, sort, isOrdered])

  const asOf = live.isLive && data ? Math.max(query.dataUpdatedAt, live.heardAt ?? 0) : query.dataUpdatedAt
  const isFetched = !query.isFetching
  const forgetArrivals = useEffectEvent(() => clearArrivals(queryKey))
  useEffect(() => {
    if (isFetched) forgetArrivals()
  }, [isFetched])

  return {
    tickets,
    state: data ? 'loaded' : error ? 'failed' : 'loading',
    error,
    asOf: asOf > 0 ? new Date(asOf) : undefined,
    arrivals: [...arrivals].filter((id) => !deleted.has(id)).length,
    showArrivals: () => {
      // The pages below are read again when somebody comes to them.
      client.setQueryData(queryKey, (loaded) => loaded && firstPage(loaded))
      void refetch()
    },
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
    },
    retry: () => void refetch(),
  }
}

function firstPage<Page, Param>({ pages, pageParams }: InfiniteData<Page, Param>): InfiniteData<Page, Param> {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
}

function isTransient(error: Error): boolean {
  return error instanceof ApiError && error.isTransient
}

import { ApiError, type TicketSummary, ticketQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeletedTicketIds } from '../deletion/use-deleted-ticket-ids.ts'
import { inboxSelection, type InboxSearch, listFilter } from './inbox-search.ts'
import { selectTickets } from './select-tickets.ts'

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
  retry: () => void
}

export function useInbox(webId: string | undefined, channel: string, search: InboxSearch): Inbox {
  const user = useUser()
  const deleted = useDeletedTicketIds()
  const { status, channel: only, sort } = inboxSelection(channel, search)
  const query = useInfiniteQuery({
    ...ticketQueries.list(webId ?? '', listFilter(user, inboxSelection(channel, search))),
    enabled: webId !== undefined,
    refetchInterval: ({ state }) => {
      // Without data, reading again would show as loading: the failure stays until somebody retries.
      if (state.error && (!state.data || !isTransient(state.error))) return false
      const loaded = state.data?.pages.reduce((sum, page) => sum + page.tickets.length, 0) ?? 0
      return loaded < MANY_TICKETS ? REFRESH_MS : REFRESH_MANY_MS
    },
  })
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query

  const tickets = useMemo(() => {
    const selection = { sort, ...(status && { status }), ...(only && { channel: only }) }
    const loaded = data?.pages.flatMap((page) => page.tickets) ?? []
    return selectTickets(loaded, selection).filter((ticket) => !deleted.has(ticket._id))
  }, [data, deleted, status, only, sort])

  return {
    tickets,
    state: data ? 'loaded' : error ? 'failed' : 'loading',
    error,
    asOf: query.dataUpdatedAt > 0 ? new Date(query.dataUpdatedAt) : undefined,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
    },
    retry: () => void refetch(),
  }
}

function isTransient(error: Error): boolean {
  return error instanceof ApiError && error.isTransient
}

import { type TicketSummary, ticketQueries } from '@replybay/api-client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeletedTicketIds } from '../deletion/use-ticket-deletion.ts'
import { inboxFilter, type InboxSearch } from './inbox-search.ts'

const REFRESH_MS = 4_000

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
  const deleted = useDeletedTicketIds()
  const filter = inboxFilter(channel, search)
  const query = useInfiniteQuery({
    ...ticketQueries.list(webId ?? '', filter),
    enabled: webId !== undefined,
    refetchInterval: REFRESH_MS,
  })
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const { status, channel: only } = filter

  const tickets = useMemo(() => {
    // A backend may not know the filters, and a ticket may move from one page to another between two reads.
    const byId = new Map(data?.pages.flatMap((page) => page.tickets.map((ticket) => [ticket._id, ticket])))
    return [...byId.values()].filter(
      (ticket) =>
        !deleted.has(ticket._id) &&
        (status === undefined ? ticket.status !== 'deleted' : ticket.status === status) &&
        (only === undefined || ticket.channel === only),
    )
  }, [data, deleted, status, only])

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

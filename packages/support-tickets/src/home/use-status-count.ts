import { ticketQueries } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { countAwake } from '../model/count-tickets.ts'
import { inboxFilter, listFilter } from '../model/inbox-filter.ts'
import { selectTickets } from '../model/select-tickets.ts'
import { recountEvery } from '../live/live-state.ts'

interface StatusCount {
  /** Nothing while it is on its way, null where this backend can't tell. */
  count: number | null | undefined
  /** Tries again, where the count could not be read and none is known. */
  retry: (() => void) | undefined
}

/** How many tickets of a web have a status: counted by the backend, or here, from a list that is whole. */
export function useStatusCount(webId: string, status: 'open' | 'answered'): StatusCount {
  const user = useUser()
  const isCounted = useCan('tickets')
  const filter = inboxFilter(user, 'all', { status })
  const counts = useQuery({
    ...ticketQueries.counts(webId),
    enabled: isCounted,
    refetchInterval: recountEvery,
  })
  const list = useInfiniteQuery({
    ...ticketQueries.list(webId, listFilter(user, filter)),
    enabled: !isCounted,
  })
  const query = isCounted ? counts : list
  const retry = query.isError && !query.data ? () => void query.refetch() : undefined
  if (isCounted) {
    if (!counts.data) return { count: undefined, retry }
    return { count: countAwake(counts.data, status, 'all'), retry }
  }
  if (list.hasNextPage) return { count: null, retry }
  const tickets = list.data?.pages.flatMap((page) => page.tickets)
  return { count: tickets && selectTickets(tickets, filter).length, retry }
}

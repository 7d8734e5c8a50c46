import { ticketQueries } from '@replybay/api-client'
import type { QueryClient } from '@tanstack/react-query'

/** Tickets that were left are kept for who goes back to one; as many as anybody goes back through. */
const KEPT = 50

/** Forgets what was said in tickets that were left long ago, so that a day of reading does not fill the memory. */
export function forgetTickets(client: QueryClient): void {
  const left = client.getQueryCache().findAll({
    queryKey: [...ticketQueries.all, 'detail'],
    // One that is on its way is about to be opened.
    fetchStatus: 'idle',
    predicate: (query) => query.getObserversCount() === 0,
  })
  const oldestFirst = left.toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
  for (const query of oldestFirst.slice(0, -KEPT)) client.getQueryCache().remove(query)
}

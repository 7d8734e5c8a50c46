import { ticketQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import type { InboxView } from './inbox-search.ts'
import { recountEvery } from '../live/live-state.ts'

/** How many tickets a view of a channel holds; unknown where the backend does not count. */
export function useViewCounts(webId: string, channel: string): (view: InboxView) => number | undefined {
  const canCount = useUser().capabilities?.includes('ticket-counts') === true
  const { data } = useQuery({
    ...ticketQueries.counts(webId),
    enabled: canCount,
    refetchInterval: recountEvery,
  })
  return (view) => {
    if (!data) return undefined
    const statuses = view === 'all' ? ['open', 'answered', 'closed'] : [view]
    return statuses
      .flatMap((status) => Object.entries(data.counts[status] ?? {}))
      .filter(([each]) => channel === 'all' || each === channel)
      .reduce((sum, [, count]) => sum + count, 0)
  }
}

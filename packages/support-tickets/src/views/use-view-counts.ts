import { ticketQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { countAwake, countIn, countSnoozed } from '../model/count-tickets.ts'
import { recountEvery } from '../live/live-state.ts'
import type { BuiltInView } from '../model/ticket-views.ts'

/** How many tickets a view of a channel holds; unknown where the backend does not count. */
export function useViewCounts(webId: string) {
  const { data } = useQuery({
    ...ticketQueries.counts(webId),
    enabled: useCan('tickets'),
    refetchInterval: recountEvery,
  })
  return (view: BuiltInView, channel: string): number | undefined => {
    if (!data) return undefined
    const { counts, openGroups } = data
    if (view === 'open' || view === 'answered') return countAwake(data, view, channel)
    if (view === 'snoozed') return countSnoozed(data, channel)
    if (view === 'closed') return countIn(counts[view], channel)
    if (view !== 'all') return openGroups && countIn(openGroups[view], channel)
    return Object.entries(counts)
      .filter(([status]) => status !== 'deleted')
      .reduce((sum, [, group]) => sum + countIn(group, channel), 0)
  }
}

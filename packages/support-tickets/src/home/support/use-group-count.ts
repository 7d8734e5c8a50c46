import { ticketQueries } from '@replybay/api-client'
import { useCurrentWeb } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { recountEvery } from '../../live/live-state.ts'
import { countIn } from '../../model/count-tickets.ts'

/** How many open tickets of the current web are the person's, or nobody's; nothing while that is on its way. */
export function useGroupCount(group: 'mine' | 'unassigned') {
  const { data, isError, refetch } = useQuery({
    ...ticketQueries.counts(useCurrentWeb() ?? ''),
    refetchInterval: recountEvery,
    select: ({ openGroups }) => countIn(openGroups?.[group], 'all'),
  })
  return { count: data, retry: isError && data === undefined ? () => void refetch() : undefined }
}

import { ticketQueries } from '@replybay/api-client'
import { useAccess, useCan, useCurrentWeb } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { recountEvery } from '../live/live-state.ts'

/** How many notes mention the person that they have not read yet, as the counts say that are there anyway. */
export function useMentionCount() {
  const webId = useCurrentWeb()
  const mayRead = useAccess()?.may.main === true
  const isCounted = useCan('tickets') && mayRead && webId !== undefined
  return useQuery({
    ...ticketQueries.counts(webId ?? ''),
    enabled: isCounted,
    refetchInterval: recountEvery,
    select: ({ mentions = 0 }) => mentions,
  })
}

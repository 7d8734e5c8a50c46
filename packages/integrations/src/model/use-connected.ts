import { integrationQueries } from '@replybay/api-client'
import { useQuery } from '@tanstack/react-query'

/** How often it is asked how everything is: while orders are imported, and else; in ms. */
const IMPORTING_MS = 1_000
const LATER_MS = 30_000

/** What is connected, as it changes. */
export function useConnected(enabled: boolean) {
  return useQuery({
    ...integrationQueries.list(),
    enabled,
    refetchInterval: ({ state }) =>
      state.data?.some((each) => each.import && !each.import.isPaused) ? IMPORTING_MS : LATER_MS,
  })
}

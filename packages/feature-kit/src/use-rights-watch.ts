import { userQueries } from '@replybay/api-client'
import { useQuery } from '@tanstack/react-query'

/** How long somebody to whom something is closed waits at most before it is open to them, in ms. */
const WATCH_MS = 15_000

/** For what says that something is closed: asks again what the person may do, for as long as the page is in sight. */
export function useRightsWatch(): void {
  useQuery({ ...userQueries.info(), refetchInterval: WATCH_MS, notifyOnChangeProps: [] })
}

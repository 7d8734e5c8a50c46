import { queryOptions } from '@tanstack/react-query'
import { apiOf } from './create-query-client.ts'

/** Who somebody is changes seldom. */
const STALE_AFTER_MS = 5 * 60_000

/** @see specification §7, Users */
export const userQueries = {
  all: ['users'] as const,
  /** The signed-in person. */
  info: () =>
    queryOptions({
      queryKey: [...userQueries.all, 'info'] as const,
      staleTime: STALE_AFTER_MS,
      queryFn: async ({ client, signal }) => {
        const body = await apiOf(client).call('getUserInfo', (http, init) => http.GET('/users/info', init), {
          signal,
        })
        return body.data.user
      },
    }),
}

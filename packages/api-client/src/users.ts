import { queryOptions } from '@tanstack/react-query'
import { apiOf } from './create-query-client.ts'

/** @see specification §7, Users */
export const userQueries = {
  all: ['users'] as const,
  /** The signed-in person. */
  info: () =>
    queryOptions({
      queryKey: [...userQueries.all, 'info'] as const,
      queryFn: async ({ client, signal }) => {
        const body = await apiOf(client).call('getUserInfo', (http, init) => http.GET('/users/info', init), {
          signal,
        })
        return body.data.user
      },
    }),
}

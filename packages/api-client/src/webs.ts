import { queryOptions } from '@tanstack/react-query'
import { apiOf } from './create-query-client.ts'

/** @see specification §7, Webs */
export const webQueries = {
  all: ['webs'] as const,
  info: (id: string) =>
    queryOptions({
      queryKey: [...webQueries.all, 'info', id] as const,
      queryFn: async ({ client, signal }) => {
        const body = await apiOf(client).call(
          'getWebInfo',
          (http, init) => http.GET('/webs/info/{id}', { ...init, params: { path: { id } } }),
          { signal },
        )
        return body.data.web
      },
    }),
}

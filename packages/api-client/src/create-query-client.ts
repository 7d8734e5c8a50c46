import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import type { Api } from './create-api.ts'
import { readAnew } from './read-anew.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What is out of date once the mutation has succeeded. */
      invalidates?: readonly QueryKey[]
    }
  }
}

const RETRIES = 2
const STALE_AFTER_MS = 5_000
/** How often what is on screen is asked for anew while the server can't be reached. */
const AWAY_MS = 15_000

const apis = new WeakMap<QueryClient, Api>()

/** The API that a query client speaks to. */
export function apiOf(client: QueryClient): Api {
  const api = apis.get(client)
  if (!api) throw new Error('This query client was not made by createQueryClient.')
  return api
}

/** A query client in which mutations invalidate what they name, so that no caller can forget it. */
export function createQueryClient({ api }: { api: Api }): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => {
        for (const queryKey of mutation.meta?.invalidates ?? []) void readAnew(client, queryKey)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        // A lost connection is an error that can be shown and retried, not a pause without end.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: ({ state: { error } }) =>
          error instanceof ApiError && error.isTransient && error.status !== 500 ? AWAY_MS : false,
        retry: (count, error) =>
          count < RETRIES && error instanceof ApiError && error.isTransient && !error.isTimeout,
      },
      mutations: { networkMode: 'always' },
    },
  })
  apis.set(client, api)
  return client
}

import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads again what is shown under a key, since it has changed on the server.
 *
 * Invalidating lets a first read go on that is under way, and takes its answer for new, though that may be from before
 * the change: it is read once more when it has come.
 */
export async function readAnew(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const firstReads = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  await Promise.all([
    client.invalidateQueries({ queryKey }),
    ...firstReads.map(async (query) => {
      // A failure is the reader's to show.
      await query.promise?.catch(() => undefined)
      await client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }),
  ])
}

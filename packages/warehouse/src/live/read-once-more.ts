import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/** Reads what is shown again. A read that runs is not canceled: it would never come through while much happens. It is done once more instead, as it may have begun before the change. */
export async function readOnceMore(client: QueryClient, filters: QueryFilters): Promise<void> {
  const wasReading = client.isFetching(filters) > 0
  await client.invalidateQueries(filters, { cancelRefetch: false })
  if (wasReading) await client.invalidateQueries(filters, { cancelRefetch: false })
}

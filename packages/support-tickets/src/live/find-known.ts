import { ticketQueries, type TicketSummary } from '@replybay/api-client'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** A ticket as any list or page of this tab knows it. */
export function findKnown(client: QueryClient, ticketId: string): TicketSummary | undefined {
  const detail = client.getQueryData(ticketQueries.detail(ticketId).queryKey)
  if (detail) return detail
  const lists = client.getQueriesData<InfiniteData<{ tickets: TicketSummary[] }>>({
    queryKey: [...ticketQueries.all, 'list'],
  })
  for (const [, data] of lists) {
    for (const page of data?.pages ?? []) {
      const found = page.tickets.find(({ _id }) => _id === ticketId)
      if (found) return found
    }
  }
  return undefined
}

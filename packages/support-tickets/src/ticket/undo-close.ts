import { ticketMutations, ticketQueries, type Ticket } from '@replybay/api-client'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'

/**
 * Brings a ticket back that was closed a moment ago. One that its customer has opened again meanwhile stays as it is:
 * what they have written waits for an answer.
 * @throws {ApiError} where it can't be brought back.
 */
export async function undoClose(
  client: QueryClient,
  { _id: id, webId }: Ticket,
  status: 'open' | 'answered',
): Promise<void> {
  const now = await client.fetchQuery({ ...ticketQueries.detail(id), staleTime: 0 })
  if (now.status !== 'closed') return
  await new MutationObserver(client, ticketMutations.update({ id, webId })).mutate({ status })
}

import type { QueryClient } from '@tanstack/react-query'
import { apiOf } from './create-query-client.ts'
import type { TicketSummary } from './entities.ts'
import { listTickets } from './generated/operations.ts'
import type { TicketFilter } from './tickets.ts'

/**
 * All tickets of a list, page by page and past every cache: for a file, say.
 * @throws {ApiError} where a page can't be read.
 */
export async function* readTickets(
  client: QueryClient,
  webId: string,
  filter: TicketFilter,
  signal: AbortSignal,
): AsyncGenerator<TicketSummary[]> {
  let cursor: string | undefined
  do {
    const query = { ...filter, ...(cursor && { cursor }) }
    // Each page says where the next begins.
    const { data } = await apiOf(client).call(listTickets, { path: { webId }, query }, { signal })
    yield data.tickets
    cursor = data.nextCursor ?? undefined
  } while (cursor)
}

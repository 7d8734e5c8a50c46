import { ApiError, followTickets, type TicketStreamEvent } from '@replybay/api-client'
import type { StreamSource } from '@replybay/sync'
import type { QueryClient } from '@tanstack/react-query'

const TOO_MANY_REQUESTS = 429

/** What happens in the tickets of a web. */
export function ticketStream(client: QueryClient, webId: string): StreamSource<TicketStreamEvent> {
  return {
    open: (since, signal) => followTickets(client, webId, { since, signal }),
    // The person may not follow, or not any more. Too many streams are fewer after a while.
    isFinal: (error) => error instanceof ApiError && !error.isTransient && error.status !== TOO_MANY_REQUESTS,
  }
}

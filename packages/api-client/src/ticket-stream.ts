import type { QueryClient } from '@tanstack/react-query'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { apiOf } from './create-query-client.ts'
import type { TicketSummary } from './entities.ts'
import { streamTickets } from './generated/operations.ts'

/** What a stream tells. */
export type TicketStreamEvent =
  | { kind: 'ready'; id: string }
  /** A ticket was opened or changed, by the colleague with the id `by`, where one has; null once it was deleted. */
  | { kind: 'ticket'; id: string; ticketId: string; by: string | undefined; ticket: TicketSummary | null }
  | { kind: 'resync'; id: string }

/**
 * What happens in the tickets of a web, as it happens; behind the capability `tickets`. It ends by itself after
 * some minutes: who still wants to know asks again, with the id of the last event.
 * @throws {ApiError} when the stream can't be had, and whatever a connection that breaks throws.
 */
export async function* followTickets(
  client: QueryClient,
  webId: string,
  { since, signal }: { since?: string | undefined; signal: AbortSignal },
): AsyncGenerator<TicketStreamEvent> {
  const query = since === undefined ? {} : { since }
  const body = await apiOf(client).call(streamTickets, { path: { webId }, query }, { signal })
  if (!body) return
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  const reader = events.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const told = value.id === undefined ? undefined : toTold(value.event, value.id, value.data)
      if (told) yield told
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function toTold(event: string | undefined, id: string, data: string): TicketStreamEvent | undefined {
  if (event === 'ready' || event === 'resync') return { kind: event, id }
  if (event !== 'ticket') return undefined
  // Sound: the contract says what such an event holds.
  const {
    id: ticketId,
    by,
    ticket,
  } = JSON.parse(data) as {
    id: string
    by?: string
    ticket: TicketSummary | null
  }
  return { kind: 'ticket', id, ticketId, by, ticket }
}

import type { QueryClient } from '@tanstack/react-query'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { apiOf } from './create-query-client.ts'
import type { components } from './generated/schema.ts'
import { streamChanges } from './generated/operations.ts'

/** What was changed, by its topic. */
export type ChangeEvent = components['schemas']['ChangeEvent']

/** What can be followed as it happens. */
export type ChangeTopic = ChangeEvent['topic']

/** What a stream of changes tells. The id is the moment by the server's clock, ms since 1970. */
export type ChangeStreamEvent =
  /** It has begun, and tells of these topics. */
  | { kind: 'ready'; id: string; topics: readonly string[] }
  | { kind: 'change'; id: string; change: ChangeEvent }
  /** More of the topic has changed than is told: it has to be read anew. */
  | { kind: 'resync'; id: string; topic: ChangeTopic }

interface FollowInput {
  /** What to follow; what the backend does not know is left out. */
  topics: readonly string[]
  webId: string
  /** The id of the last event that was heard: the stream begins with what happened from then on. */
  since?: string | undefined
  signal: AbortSignal
}

/**
 * What happens in a web, as it happens; behind the capability `changes`. It ends by itself after some minutes: who still
 * wants to know asks again, with the id of the last event. Topics that the person may not follow are left out.
 * @throws {ApiError} when the stream can't be had, and whatever a connection that breaks throws.
 */
export async function* followChanges(
  client: QueryClient,
  { topics, webId, since, signal }: FollowInput,
): AsyncGenerator<ChangeStreamEvent> {
  const query = { topics: [...topics], webId, ...(since !== undefined && { since }) }
  const body = await apiOf(client).call(streamChanges, { query }, { signal })
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

// Sound: the contract says what each event holds.
function toTold(event: string | undefined, id: string, data: string): ChangeStreamEvent | undefined {
  if (event === 'ready') {
    const { topics } = JSON.parse(data) as { topics: string[] }
    return { kind: event, id, topics }
  }
  if (event === 'resync') {
    const { topic } = JSON.parse(data) as { topic: ChangeTopic }
    return { kind: event, id, topic }
  }
  return event === 'change' ? { kind: event, id, change: JSON.parse(data) as ChangeEvent } : undefined
}

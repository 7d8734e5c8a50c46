import { ApiError, type ChangeEvent, type ChangeTopic, followChanges } from '@replybay/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { type LiveState, silent, type StreamSource } from './follow-stream.ts'
import { shareStream, type StreamStart } from './share-stream.ts'

type StreamEvent = ReturnType<typeof followChanges> extends AsyncGenerator<infer Event> ? Event : never

/** Topics of one web, as one person follows them. */
interface Following {
  client: QueryClient
  /** Another person who signs in here has another stream. */
  userId: string
  webId: string
  /** What is known to be told as it happens is the first; a backend may lack the others. */
  topics: readonly [ChangeTopic, ...ChangeTopic[]]
  /** From where on to be told, in the tab that holds the stream: what is read after that is not missed. */
  from?: StreamStart | undefined
  /** @param at by the server's clock, ms since 1970. */
  onChange: (change: ChangeEvent, at: number) => void
  /** Told when this tab may have missed changes until a moment, ms since 1970: what was read before may lack them. */
  onMissed: (until: number) => void
  /** Told whenever it changes whether changes are told as they happen. */
  onState: (state: LiveState) => void
  signal: AbortSignal
}

const TOO_MANY_REQUESTS = 429

/** No topic that was asked for is for this person. */
class NothingToFollow extends Error {}

/** Follows what happens in topics, with one stream for all tabs and all topics; behind the capability `changes`. */
export function followTopics({ client, userId, webId, topics, from, ...following }: Following): void {
  const { onChange, onMissed, onState, signal } = following
  let wholeSince = from?.localTime
  shareStream<StreamEvent>({
    name: `replybay:changes:${userId}:${webId}`,
    topics,
    source: changesOf(client, webId),
    from,
    signal,
    onState: (shared) => {
      const state = shared.topics?.includes(topics[0]) ? shared : silent
      onState(state)
      if (state.since === undefined || state.since === wholeSince) return
      wholeSince = state.since
      onMissed(wholeSince)
    },
    onEvent: (event) => {
      if (event.kind === 'change' && topics.includes(event.change.topic))
        onChange(event.change, Number(event.id))
    },
  })
}

function changesOf(client: QueryClient, webId: string): StreamSource<StreamEvent> {
  return {
    async *open(topics, since, signal) {
      for await (const event of followChanges(client, { topics, webId, since, signal })) {
        yield event
        if (event.kind === 'ready' && event.topics.length === 0) throw new NothingToFollow()
      }
    },
    // The person may not follow, or not any more. Too many streams are fewer after a while.
    isFinal: (error) =>
      error instanceof NothingToFollow ||
      (error instanceof ApiError && !error.isTransient && error.status !== TOO_MANY_REQUESTS),
  }
}

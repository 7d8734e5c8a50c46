import { EventEmitter, on, once } from 'node:events'
import { EventStream, type StreamEvent } from './event-stream.ts'
import type { Signal, Signals } from './signals.ts'
import type { Allowed, Follower, Topic, Web } from './topic.ts'

/** So long, and its reader comes again: with a token that is still good. In ms. */
export const STREAM_LIFE_MS = 120_000
/** How often to show that the stream is there, so that nobody in between gives it up; in ms. */
const ALIVE_MS = 15_000
/** What may wait for a reader who is slower than what happens; in characters. Two times the most that is sent at once. */
const MOST_WAITING = 2_000_000
/** Of an event without its data, about; in characters. */
const EVENT_SIZE = 100

interface Following {
  signals: Signals
  follower: Follower
  /** What the follower may do, as it is at the moment. */
  allowed: () => Allowed
  web: Web
  /** Which the person may follow. */
  topics: readonly Topic[]
  /** Begin with what has happened since; ms since 1970. */
  since: number | undefined
  /** Whether the person may still follow all of them. */
  mayFollow: () => Promise<boolean>
  /** Ends the stream before its time. */
  stopped: AbortSignal
}

/** What happens in a web, until the stream has had its time, or its reader is too slow. */
export function followTopics(parts: Following): EventStream {
  const shutOut = new AbortController()
  const end = AbortSignal.any([parts.stopped, shutOut.signal, AbortSignal.timeout(STREAM_LIFE_MS)])
  return new EventStream(hearChanges(parts, shutOut, end), end)
}

async function* hearChanges(
  { signals, follower, allowed, web, topics, since, mayFollow }: Following,
  shutOut: AbortController,
  end: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const heard = new EventEmitter<{ event: [StreamEvent, size: number] }>()
  let waiting = 0
  const hear = (event: StreamEvent, size: number) => {
    waiting += size
    // Whoever still wants to know comes again, and is told what has changed since.
    if (waiting > MOST_WAITING) shutOut.abort()
    else heard.emit('event', event, size)
  }
  const following = signals.follow(web, topics, (signal) => {
    if (signal.isFor(allowed())) hear(toEvent(signal), EVENT_SIZE + signal.data.length)
  })
  const alive = setInterval(() => hear('alive', EVENT_SIZE), ALIVE_MS)
  const unsubscribe = signals.onPersonChange(follower.userId, () => {
    // A database that can't tell ends the stream, too: whoever may, comes again.
    void mayFollow()
      .catch(() => false)
      .then((may) => may || shutOut.abort())
  })
  let leave: (() => void)[] = []
  try {
    const events = on(heard, 'event', { signal: end })
    await Promise.race([following.begun, once(end, 'abort')])
    if (end.aborted) return
    // From here on nothing is missed, however long the reading of what was takes.
    yield {
      name: 'ready',
      id: await signals.now(),
      data: JSON.stringify({ topics: topics.map(({ name }) => name) }),
    }
    // Nothing would come.
    if (topics.length === 0) return
    leave = topics.flatMap(({ momentary }) => momentary?.enter(web, follower) ?? [])
    for (const topic of topics) {
      for (const signal of await signals.since(web, topic, since)) {
        if (signal.isFor(allowed())) yield toEvent(signal)
      }
    }
    // Sound: nothing else is emitted.
    for await (const [event, size] of events as AsyncIterable<[StreamEvent, number]>) {
      waiting -= size
      yield event
    }
  } catch (error) {
    if (!end.aborted) throw error
  } finally {
    clearInterval(alive)
    unsubscribe()
    following.stop()
    for (const stop of leave) stop()
  }
}

function toEvent({ kind, at, data }: Signal): StreamEvent {
  return { name: kind, id: at, data }
}

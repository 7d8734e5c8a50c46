import { EventEmitter, on, once } from 'node:events'
import type { Person } from '../../platform/contract/handlers.ts'
import { EventStream, type StreamEvent } from '../../platform/http/event-stream.ts'
import type { Signal, Signals } from './signals.ts'

/** So long, and its reader comes again: with a token that is still good. In ms. */
const LIFE_MS = 120_000
/** How often to show that the stream is there, so that nobody in between gives it up; in ms. */
const ALIVE_MS = 15_000
/** What may wait for a reader who is slower than what happens; in characters. Two times the most that is sent at once. */
const MOST_WAITING = 2_000_000
/** Of an event without the text of its message, about; in characters. */
const EVENT_SIZE = 1_000

interface Following {
  signals: Signals
  person: Person
  webId: string
  /** Begin with what has happened since; ms since 1970. */
  since: number | undefined
  /** Whether the person may still follow. */
  mayFollow: () => Promise<boolean>
  /** Ends the stream before its time. */
  stopped: AbortSignal
}

/** What happens in the tickets of a web, until the stream has had its time, or its reader is too slow. */
export function followTickets(parts: Following): EventStream {
  const shutOut = new AbortController()
  const end = AbortSignal.any([parts.stopped, shutOut.signal, AbortSignal.timeout(LIFE_MS)])
  return new EventStream(hearChanges(parts, shutOut, end), end)
}

async function* hearChanges(
  { signals, person, webId, since, mayFollow }: Following,
  shutOut: AbortController,
  end: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const web = { companyId: person.companyId, webId }
  const heard = new EventEmitter<{ event: [StreamEvent, size: number] }>()
  let waiting = 0
  const hear = (event: StreamEvent, size: number) => {
    waiting += size
    // Whoever still wants to know comes again, and is told what has changed since.
    if (waiting > MOST_WAITING) shutOut.abort()
    else heard.emit('event', event, size)
  }
  const following = signals.follow(web, (signal) => hear(toEvent(signal), sizeOf(signal)))
  const alive = setInterval(() => hear('alive', EVENT_SIZE), ALIVE_MS)
  const unsubscribe = signals.onPersonChange(person.userId, () => {
    // A database that can't tell ends the stream, too: whoever may, comes again.
    void mayFollow()
      .catch(() => false)
      .then((may) => may || shutOut.abort())
  })
  try {
    const events = on(heard, 'event', { signal: end })
    await Promise.race([following.begun, once(end, 'abort')])
    if (end.aborted) return
    // From here on nothing is missed, however long the reading of what was takes.
    yield { name: 'ready', id: await signals.now(), data: {} }
    if (since !== undefined) for (const signal of await signals.since(web, since)) yield toEvent(signal)
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
  }
}

function sizeOf(signal: Signal): number {
  const text = signal.kind === 'ticket' ? signal.ticket?.lastMessage?.text : undefined
  return EVENT_SIZE + (text?.length ?? 0)
}

function toEvent(signal: Signal): StreamEvent {
  if (signal.kind === 'resync') return { name: 'resync', id: signal.at, data: {} }
  const { at, id, by, ticket } = signal
  return { name: 'ticket', id: at, data: { id, by, ticket } }
}

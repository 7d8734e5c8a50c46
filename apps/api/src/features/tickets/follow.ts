import { EventEmitter, on, once } from 'node:events'
import type { Person } from '../../platform/contract/handlers.ts'
import type { StreamEvent } from '../../platform/http/event-stream.ts'
import type { Signal, Signals } from './signals.ts'

/** So long, and its reader comes again: with a token that is still good. In ms. */
const LIFE_MS = 120_000
/** How often to show that the stream is there, so that nobody in between gives it up; in ms. */
const ALIVE_MS = 15_000

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

/** What happens in the tickets of a web, until the stream has had its time. */
export async function* followTickets({
  signals,
  person,
  webId,
  since,
  mayFollow,
  stopped,
}: Following): AsyncGenerator<StreamEvent> {
  const web = { companyId: person.companyId, webId }
  const heard = new EventEmitter<{ event: [StreamEvent] }>()
  const following = signals.follow(web, (signal) => heard.emit('event', toEvent(signal)))
  const alive = setInterval(() => heard.emit('event', 'alive'), ALIVE_MS)
  const shutOut = new AbortController()
  const stopHearing = signals.onPersonChange(person.userId, () => {
    // A database that can't tell ends the stream, too: whoever may, comes again.
    void mayFollow()
      .catch(() => false)
      .then((may) => may || shutOut.abort())
  })
  const end = AbortSignal.any([stopped, shutOut.signal, AbortSignal.timeout(LIFE_MS)])
  try {
    const events = on(heard, 'event', { signal: end })
    await Promise.race([following.begun, once(end, 'abort')])
    if (end.aborted) return
    // From here on nothing is missed, however long the reading of what was takes.
    yield { name: 'ready', id: await signals.now(), data: {} }
    if (since !== undefined) for (const signal of await signals.since(web, since)) yield toEvent(signal)
    for await (const [event] of events) yield event as StreamEvent // Sound: nothing else is emitted.
  } catch (error) {
    if (!end.aborted) throw error
  } finally {
    clearInterval(alive)
    stopHearing()
    following.stop()
  }
}

function toEvent(signal: Signal): StreamEvent {
  if (signal.kind === 'resync') return { name: 'resync', id: signal.at, data: {} }
  const { at, id, by, ticket } = signal
  return { name: 'ticket', id: at, data: { id, by, ticket } }
}

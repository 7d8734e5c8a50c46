/** How visitors hear that something of their conversation has changed: nothing is read from the database for it. */
import { EventEmitter, on } from 'node:events'
import type { Database } from '../../platform/database/database.ts'
import type { Subscription } from '../../platform/database/notifications.ts'
import { EventStream, type StreamEvent } from '../../platform/stream/event-stream.ts'
import { STREAM_LIFE_MS } from '../../platform/stream/follow.ts'
import { parseTold } from '../../platform/stream/told.ts'

/** How often to show that the stream is there, so that nobody in between gives it up; in ms. */
const ALIVE_MS = 25_000

type Follower = EventEmitter<{ event: [StreamEvent] }>

export function createFollowing(database: Database) {
  /** Those who follow each ticket, by its id. */
  const followers = new Map<string, Set<Follower>>()
  const stopped = new AbortController()
  let listening: Subscription | undefined
  let alive: NodeJS.Timeout | undefined

  function begin(): Promise<void> {
    listening ??= database.listen({
      notified(payload) {
        const told = parseTold(payload)
        if (told && 'topic' in told && told.topic === 'tickets') {
          tell(followers.get(told.id) ?? [], changed(told.id))
        }
      },
      missed() {
        for (const [ticketId, each] of followers) tell(each, changed(ticketId))
      },
    })
    alive ??= setInterval(() => {
      for (const each of followers.values()) tell(each, 'alive')
    }, ALIVE_MS).unref()
    return listening.begun
  }
  function leave(ticketId: string, follower: Follower): void {
    const each = followers.get(ticketId)
    each?.delete(follower)
    if (each?.size === 0) followers.delete(ticketId)
    if (followers.size > 0) return
    listening?.stop()
    clearInterval(alive)
    listening = alive = undefined
  }
  async function* events(ticketId: string, end: AbortSignal): AsyncGenerator<StreamEvent> {
    const follower = new EventEmitter<{ event: [StreamEvent] }>()
    followers.set(ticketId, (followers.get(ticketId) ?? new Set()).add(follower))
    try {
      const heard = on(follower, 'event', { signal: end })
      await begin()
      yield { name: 'ready', id: Date.now(), data: JSON.stringify({ id: ticketId }) }
      // Sound: nothing else is emitted.
      for await (const [event] of heard as AsyncIterable<[StreamEvent]>) yield event
    } catch (error) {
      if (!end.aborted) throw error
    } finally {
      leave(ticketId, follower)
    }
  }

  return {
    /** @param over when its reader has left */
    follow(ticketId: string, over: AbortSignal): EventStream {
      const end = AbortSignal.any([stopped.signal, over, AbortSignal.timeout(STREAM_LIFE_MS)])
      return new EventStream(events(ticketId, end), end)
    },
    /** Ends every stream. */
    stop: () => stopped.abort(),
  }
}

const changed = (ticketId: string): StreamEvent => ({
  name: 'change',
  id: Date.now(),
  data: JSON.stringify({ id: ticketId }),
})

function tell(each: Iterable<Follower>, event: StreamEvent): void {
  for (const follower of each) follower.emit('event', event)
}

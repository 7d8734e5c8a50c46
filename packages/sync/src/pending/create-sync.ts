import type { QueryClient } from '@tanstack/react-query'
import { keptUnder } from '../kept-text.ts'
import type { PendingOwner } from './pending-change.ts'
import type { PendingQueue } from './pending-queue.ts'

/** The longest that a timer is set for, in ms: the clock of the machine may be set anew meanwhile. */
const LOOK_EVERY_MS = 60_000
/** How long a change rests whose queue itself has failed, in ms: it is as due as before. */
const REST_MS = 10_000

interface SyncOptions {
  client: QueryClient
  userId: string
  /** What the backend has beyond the documented product. */
  capabilities: readonly string[]
}

/** What brings the changes of one person to the server. */
export interface Sync {
  /** Sends each change when it is due. @returns the way to stop. */
  run: (queues: readonly PendingQueue[]) => () => void
  /**
   * Sends at once what is pending, but what has to wait: its person leaves, and undoes nothing any more. What fails stays
   * kept, and so does what has not begun when the signal aborts.
   */
  flush: (queues: readonly PendingQueue[], signal?: AbortSignal) => Promise<void>
}

/** Brings what a person has changed to the server, in this tab or another: each change is sent by one. */
export function createSync({ client, userId, capabilities }: SyncOptions): Sync {
  const owner: PendingOwner = { client, userId, can: (name) => capabilities.includes(name) }
  return {
    run: (queues) => runQueues(owner, queues),
    flush: async (queues, signal) => {
      for (const { pauseAll } of queues) pauseAll?.(userId)
      const inOrder = queues
        .filter(({ pauseAll }) => !pauseAll)
        .flatMap((queue) => queue.subjects(userId).map((keys) => sendInOrder(owner, queue, keys, signal)))
      await Promise.allSettled(inOrder)
    },
  }
}

/** One that does not go holds up those after it. */
async function sendInOrder(
  owner: PendingOwner,
  queue: PendingQueue,
  keys: readonly string[],
  signal: AbortSignal | undefined,
) {
  for (const key of keys) {
    if (signal?.aborted) return
    queue.hurry(owner.userId, key)
    // One after the other: they are of one subject.
    await queue.send(owner, key)
    if (queue.has(owner.userId, key)) return
  }
}

function runQueues(owner: PendingOwner, queues: readonly PendingQueue[]): () => void {
  const { userId } = owner
  const underWay = new Set<string>()
  /** Until when what could not even be attempted rests, in ms since 1970. */
  const resting = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function look() {
    clearTimeout(timer)
    if (isStopped) return
    const now = Date.now()
    let soonest = now + LOOK_EVERY_MS
    for (const queue of queues) {
      for (const { key, dueAt } of queue.next(userId)) {
        const name = nameOf(queue, key)
        if (underWay.has(name)) continue
        const startsAt = Math.max(dueAt, resting.get(name) ?? 0)
        // Without a network an attempt would wait for it, and could not be taken back meanwhile.
        if (startsAt > now) soonest = Math.min(soonest, startsAt)
        else if (navigator.onLine) void start(queue, key)
      }
    }
    timer = setTimeout(look, soonest - now)
  }
  async function start(queue: PendingQueue, key: string) {
    const name = nameOf(queue, key)
    underWay.add(name)
    resting.delete(name)
    try {
      await queue.send(owner, key)
    } catch (error) {
      resting.set(name, Date.now() + REST_MS)
      reportError(error)
    } finally {
      underWay.delete(name)
    }
    look()
  }
  function hurry() {
    resting.clear()
    for (const queue of queues) queue.hurryFailed(userId)
    look()
  }

  for (const queue of queues) queue.adopt(userId)
  const unsubscribe = queues.map(({ under }) => keptUnder(under(userId))(look))
  addEventListener('online', hurry)
  look()
  return () => {
    isStopped = true
    clearTimeout(timer)
    for (const stop of unsubscribe) stop()
    removeEventListener('online', hurry)
  }
}

const nameOf = ({ kind }: PendingQueue, key: string) => `${kind}:${key}`

import { subscribeKept, withLock } from '@replybay/sync'
import type { OutboxEntry } from './outbox-entry.ts'
import { keepEntry, readOutbox } from './outbox-store.ts'
import { type OutboxOwner, sendEntry } from './send-entry.ts'

/** Only one tab at a time does something to an entry. */
export const lockEntry = <Result>(key: string, run: () => Promise<Result>): Promise<Result> =>
  withLock(`replybay:outbox:${key}`, run)

/** Brings a person's outbox to the server, each answer when it is due, until the function that it returns is called. */
export function runOutbox(owner: OutboxOwner): () => void {
  const underWay = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function look() {
    clearTimeout(timer)
    if (isStopped) return
    const next = firstOfEachTicket(readOutbox(owner.userId)).filter(({ key }) => !underWay.has(key))
    const now = Date.now()
    for (const entry of next) if (entry.dueAt <= now) void start(entry.key)
    const soonest = Math.min(...next.map(({ dueAt }) => dueAt).filter((dueAt) => dueAt > now))
    if (Number.isFinite(soonest)) timer = setTimeout(look, soonest - now)
  }
  async function start(key: string) {
    underWay.add(key)
    await lockEntry(key, () => sendEntry(owner, key))
    underWay.delete(key)
    look()
  }
  function hurry() {
    for (const entry of readOutbox(owner.userId)) {
      if (entry.failures > 0) keepEntry(owner.userId, { ...entry, dueAt: Date.now() })
    }
  }

  const unsubscribe = subscribeKept(look)
  addEventListener('online', hurry)
  look()
  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
    removeEventListener('online', hurry)
  }
}

/** One that does not go holds up those of its ticket that were sent after it. */
function firstOfEachTicket(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const first = new Map<string, OutboxEntry>()
  for (const entry of entries) if (!first.has(entry.ticketId)) first.set(entry.ticketId, entry)
  return [...first.values()].filter(({ state }) => state === 'waiting' || state === 'answered')
}

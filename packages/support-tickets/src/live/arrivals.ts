import { hashKey, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** What has come to a list: the ids of tickets, and whether each is back without a new message. */
type Arrivals = ReadonlyMap<string, boolean>

/** Tickets that belong into a loaded list and are not in it yet, by the key of its query. */
const arrivals = new Map<string, Arrivals>()
/** The last message of each ticket that has left a list, by the key of its query. */
const departures = new Map<string, Map<string, string | undefined>>()
const listeners = new Set<() => void>()
const none: Arrivals = new Map()

export function addArrival(queryKey: readonly unknown[], ticketId: string, lastMessageId?: string): void {
  const hash = hashKey(queryKey)
  const back = isBack(queryKey, ticketId, lastMessageId)
  arrivals.set(hash, new Map(arrivals.get(hash)).set(ticketId, back))
  announce()
}

/** Whether a ticket has left a list, and nothing was said in it since. */
export function isBack(queryKey: readonly unknown[], ticketId: string, lastMessageId?: string): boolean {
  return lastMessageId !== undefined && departures.get(hashKey(queryKey))?.get(ticketId) === lastMessageId
}

/** It stood in the list, and does not belong into it any more. */
export function addDeparture(queryKey: readonly unknown[], ticketId: string, lastMessageId?: string): void {
  const hash = hashKey(queryKey)
  departures.set(hash, (departures.get(hash) ?? new Map()).set(ticketId, lastMessageId))
}

/** It stands in the list by now, or no longer belongs into it. */
export function dropArrival(queryKey: readonly unknown[], ticketId: string): void {
  const hash = hashKey(queryKey)
  const left = new Map(arrivals.get(hash))
  if (!left.delete(ticketId)) return
  arrivals.set(hash, left)
  announce()
}

/**
 * Forgets what has come to a list whenever that is read from its begin, as it is in it then, and once it is not loaded
 * any more.
 *
 * @returns the way to stop.
 */
export function clearArrivalsOnRead(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type === 'removed') {
      departures.delete(event.query.queryHash)
      if (arrivals.delete(event.query.queryHash)) announce()
    }
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const { queryKey, state } = event.query
    const isFromBegin = !state.fetchMeta?.fetchMore
    if (isFromBegin && arrivals.delete(hashKey(queryKey))) announce()
  })
}

/** The tickets that have come to a list since it was read. */
export function useArrivals(queryKey: readonly unknown[]): Arrivals {
  return useSyncExternalStore(subscribe, () => arrivals.get(hashKey(queryKey)) ?? none)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce() {
  for (const listener of listeners) listener()
}

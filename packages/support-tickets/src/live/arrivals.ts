import { hashKey, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Tickets that belong into a loaded list and are not in it yet, by the key of its query. */
const arrivals = new Map<string, ReadonlySet<string>>()
const listeners = new Set<() => void>()
const none: ReadonlySet<string> = new Set()

export function addArrival(queryKey: readonly unknown[], ticketId: string): void {
  const hash = hashKey(queryKey)
  arrivals.set(hash, new Set(arrivals.get(hash)).add(ticketId))
  announce()
}

/** It stands in the list by now, or no longer belongs into it. */
export function dropArrival(queryKey: readonly unknown[], ticketId: string): void {
  const hash = hashKey(queryKey)
  const left = new Set(arrivals.get(hash))
  if (!left.delete(ticketId)) return
  arrivals.set(hash, left)
  announce()
}

/**
 * Forgets what has come to a list whenever that is read from its begin: it is in it then.
 *
 * @returns the way to stop.
 */
export function clearArrivalsOnRead(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const { queryKey, state } = event.query
    const isFromBegin = !state.fetchMeta?.fetchMore
    if (isFromBegin && arrivals.delete(hashKey(queryKey))) announce()
  })
}

/** Ids of the tickets that have come to a list since it was read. */
export function useArrivals(queryKey: readonly unknown[]): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => arrivals.get(hashKey(queryKey)) ?? none)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce() {
  for (const listener of listeners) listener()
}

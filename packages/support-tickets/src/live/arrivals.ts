import { hashKey } from '@tanstack/react-query'
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

/** The list was read anew: they are in it. */
export function clearArrivals(queryKey: readonly unknown[]): void {
  if (arrivals.delete(hashKey(queryKey))) announce()
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

import type { EmailHeader } from '@replybay/api-client'
import { useSyncExternalStore } from 'react'

/** Emails that have come since the page was opened, the newest first. */
let arrivals: readonly EmailHeader[] = []
const listeners = new Set<() => void>()
/** More than that nobody counts. */
const MOST = 500

export function addArrivals(headers: readonly EmailHeader[]): void {
  const known = new Set(arrivals.map(({ _id }) => _id))
  const added = headers.filter(({ _id }) => !known.has(_id))
  if (added.length === 0) return
  arrivals = [...added, ...arrivals].slice(0, MOST)
  for (const listener of listeners) listener()
}

/** What has come while this tab was open. */
export function useArrivals(): readonly EmailHeader[] {
  return useSyncExternalStore(subscribe, () => arrivals)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import { useSyncExternalStore } from 'react'

/** How much of each email is through, 0 to 1, by its key; and the way to stop it. */
interface Progress {
  share: number
  stop: () => void
}

let underWay: ReadonlyMap<string, Progress> = new Map()
const listeners = new Set<() => void>()

export function tellProgress(key: string, progress: Progress | undefined): void {
  const next = new Map(underWay)
  if (progress) next.set(key, progress)
  else next.delete(key)
  underWay = next
  for (const listener of listeners) listener()
}

/** What of the emails that this tab sends is through. */
export function useSendingProgress(): ReadonlyMap<string, Progress> {
  return useSyncExternalStore(subscribe, () => underWay)
}

/** Stops an attempt that this tab makes. */
export const stopSending = (key: string): void => underWay.get(key)?.stop()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

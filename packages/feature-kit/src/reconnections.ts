import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

/** The server can be reached again: what could not be loaded is asked for anew. */
export function tellReconnected(): void {
  count++
  for (const listener of listeners) listener()
}

/** How often the server could be reached again, as far as this tab knows. */
export function useReconnections(): number {
  return useSyncExternalStore(subscribe, () => count)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('online', tellReconnected)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('online', tellReconnected)
  }
}

import { useSyncExternalStore } from 'react'

let count = 0
/** Something could not be loaded since. */
let hasFailed = false
const listeners = new Set<() => void>()

/** Something could not be loaded, and is asked for anew once `reconnections` says another number. */
export function noteFailure(): void {
  hasFailed = true
}

/** The server can be reached again. Where nothing has failed, that changes nothing. */
export function tellReconnected(): void {
  if (!hasFailed) return
  hasFailed = false
  count++
  for (const listener of listeners) listener()
}

/** How often the server could be reached again after something had failed, as far as this tab knows. */
export const reconnections = (): number => count

export const useReconnections = (): number => useSyncExternalStore(subscribe, reconnections)

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('online', tellReconnected)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('online', tellReconnected)
  }
}

import { useSyncExternalStore } from 'react'

const KEY = 'replybay:seen-hand-offs'
/** So many are remembered, the newest. */
const MOST = 200

const listeners = new Set<() => void>()

/** The ids of hand-offs whose line the reader has closed in this tab. */
function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    // A browser that keeps nothing.
    return ''
  }
}

/** Closes the line of a hand-off for as long as the tab lives. */
export function hideHandOff(id: string): void {
  try {
    sessionStorage.setItem(KEY, [...read().split(' '), id].slice(-MOST).join(' '))
  } catch {
    // A browser that keeps nothing shows it again.
  }
  for (const listener of listeners) listener()
}

export function useIsHandOffHidden(id: string | undefined): boolean {
  const seen = useSyncExternalStore(subscribe, read)
  return id !== undefined && seen.split(' ').includes(id)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

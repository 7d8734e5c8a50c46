import { useSyncExternalStore } from 'react'

/** A file that is being written: it goes on while its person is elsewhere in the dashboard. */
export interface RunningExport {
  /** How many tickets are read. */
  read: number
  cancel: () => void
}

let running: RunningExport | undefined
const listeners = new Set<() => void>()

export function setRunningExport(next: RunningExport | undefined): void {
  running = next
  for (const listener of listeners) listener()
}

export function useRunningExport(): RunningExport | undefined {
  return useSyncExternalStore(subscribe, () => running)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

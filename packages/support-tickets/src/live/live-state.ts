import { type LiveState, silent } from '@replybay/sync'
import { useSyncExternalStore } from 'react'

let state: LiveState = silent
const listeners = new Set<() => void>()

export function setLiveState(next: LiveState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Whether this tab is told of changes as they happen, and when it heard of one last. */
export const liveState = (): LiveState => state

export const isLiveNow = (): boolean => state.isLive

/** Whether what was read then has been kept up to date since. */
export function isKeptSince(readAt: number): boolean {
  return state.isLive && state.since !== undefined && readAt >= state.since
}

/** Whether this tab is told of changes as they happen; where not, it has to ask. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribeToLiveState, () => state.isLive)

/** Every sign of life is told of. */
export function subscribeToLiveState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How often to ask for counts: rarely where changes are told, and seldom enough elsewhere. In ms. */
export const recountEvery = (): number => (state.isLive ? 60_000 : 5_000)

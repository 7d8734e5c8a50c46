import { useSyncExternalStore } from 'react'
import type { WritingMode } from './outbox-entry.ts'

/** That somebody wants to write in a thread, and what. */
interface ComposerCall {
  /** Another one each time. */
  turn: number
  mode: WritingMode | undefined
  /** The email that it is about. @default the newest of somebody else */
  emailId?: string | undefined
  /** No composer has answered it yet. */
  isNew: boolean
}

const calls = new Map<string, ComposerCall>()
const listeners = new Set<() => void>()
const none: ComposerCall = { turn: 0, mode: undefined, isNew: false }
let turns = 0

/** Has the composer of a thread begin anew with what is kept for it, and take the focus. */
export function callComposer(threadKey: string, mode?: WritingMode, emailId?: string): void {
  turns += 1
  calls.set(threadKey, { turn: turns, mode, emailId, isNew: true })
  for (const listener of listeners) listener()
}

/** A composer has done what was wanted: who comes back later wants nothing. */
export function answerCall(threadKey: string): void {
  const { turn, emailId } = calls.get(threadKey) ?? none
  calls.set(threadKey, { turn, mode: undefined, emailId, isNew: false })
}

export function useComposerCall(threadKey: string): ComposerCall {
  return useSyncExternalStore(subscribe, () => calls.get(threadKey) ?? none)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

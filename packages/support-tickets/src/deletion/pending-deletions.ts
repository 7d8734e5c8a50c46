import { keepText, readKept, subscribeKept } from '@replybay/sync'
import { useMemo, useSyncExternalStore } from 'react'

/** A ticket that its reader has deleted and can still bring back. */
export interface PendingDeletion {
  ticketId: string
  /** When the server is told, in ms since 1970. */
  dueAt: number
  /** Id of the customer who is blocked together with it. */
  blocks?: string
}

const storageKey = (userId: string) => `replybay:deletions:${userId}`

/** The deletions that can still be undone, of one person in all tabs of this browser; they survive a reload. */
export function usePendingDeletions(userId: string): PendingDeletion[] {
  const stored = useSyncExternalStore(subscribeKept, () => readKept(storageKey(userId)))
  return useMemo(() => parse(stored), [stored])
}

/** Those that nobody has brought back since, in any tab. */
export function pendingDeletions(userId: string): PendingDeletion[] {
  return parse(readKept(storageKey(userId)))
}

export function addPendingDeletion(userId: string, deletion: PendingDeletion): void {
  change(userId, (known) => [...known.filter((each) => each.ticketId !== deletion.ticketId), deletion])
}

/** The server could not be told: it is due again from now on, unless somebody has brought it back meanwhile. */
export function postponeDeletion(userId: string, ticketId: string): void {
  change(userId, (known) =>
    known.map((each) => (each.ticketId === ticketId ? { ...each, dueAt: Date.now() } : each)),
  )
}

export function dropPendingDeletion(userId: string, ticketId: string): void {
  change(userId, (known) => known.filter((each) => each.ticketId !== ticketId))
}

function change(userId: string, next: (known: PendingDeletion[]) => PendingDeletion[]) {
  const key = storageKey(userId)
  keepText(key, JSON.stringify(next(parse(readKept(key)))))
}

function parse(stored: string | undefined): PendingDeletion[] {
  try {
    const deletions: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(deletions) ? deletions.filter(isDeletion) : []
  } catch {
    return []
  }
}

function isDeletion(value: unknown): value is PendingDeletion {
  return (
    typeof value === 'object' &&
    value !== null &&
    'ticketId' in value &&
    typeof value.ticketId === 'string' &&
    'dueAt' in value &&
    typeof value.dueAt === 'number' &&
    (!('blocks' in value) || typeof value.blocks === 'string')
  )
}

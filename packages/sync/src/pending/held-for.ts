import type { PendingChange } from './pending-change.ts'

/** The times of a change that is made now and can be undone for so long, in ms. */
export function heldFor(undoMs: number): Omit<PendingChange, 'key'> {
  const now = Date.now()
  return { queuedAt: now, dueAt: now + undoMs, failures: 0 }
}

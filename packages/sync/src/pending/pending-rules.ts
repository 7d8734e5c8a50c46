import { ApiError } from '@replybay/api-client'
import type { PendingChange } from './pending-change.ts'

/** How long until the next attempt after one has failed: at first, and at most; in ms. */
const [SOON_MS, LATE_MS] = [2_000, 30_000]
const [UNAUTHORIZED, TOO_MANY_REQUESTS] = [401, 429]

/** Those of each subject, in their order. */
export function bySubject<Change>(
  changes: readonly Change[],
  subject: (change: Change) => string,
): Change[][] {
  const groups = new Map<string, Change[]>()
  for (const change of changes) {
    const group = groups.get(subject(change))
    if (group) group.push(change)
    else groups.set(subject(change), [change])
  }
  return [...groups.values()]
}

/** The same change, due again after a while: the longer, the more attempts have failed. */
export function postponed<Change extends PendingChange>(change: Change, now: number): Change {
  const failures = change.failures + 1
  return { ...change, failures, dueAt: now + Math.min(LATE_MS, SOON_MS * 2 ** (failures - 1)) }
}

/** The refusal of the server that an error is; nothing where another attempt can help. */
export function refusalIn(error: unknown): ApiError | undefined {
  if (!(error instanceof ApiError) || error.isTransient) return undefined
  // Another call took its place: nobody refused it.
  if (error.failure.kind === 'superseded') return undefined
  // Signed out is nobody's refusal: it goes when the person is back.
  return error.status === UNAUTHORIZED || error.status === TOO_MANY_REQUESTS ? undefined : error
}

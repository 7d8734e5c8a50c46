import { useUser } from '@replybay/feature-kit'
import { type Pending, type PendingChange, usePending } from '@replybay/sync'
import { closings } from '../closing/closings.ts'
import { deletions } from '../deletion/deletions.ts'
import { removals } from '../removal/removals.ts'

/** One attempt can fail by chance. */
const TOLD_AFTER = 2

interface StuckChange {
  /** How many attempts have failed. */
  failures: number
  tryNow: () => void
  /** Shows what was before. An attempt that is under way may still arrive. */
  discard: () => void
}

/** The deletions, removals and reopenings of a person that keep failing; replies and bulk changes say so themselves. */
export function useStuckChanges(): readonly StuckChange[] {
  const deleted = useStuck(deletions)
  const removed = useStuck(removals)
  const reopened = useStuck(closings)
  return [...deleted, ...removed, ...reopened]
}

function useStuck(
  pending: Pick<Pending<PendingChange>, 'snapshot' | 'parse' | 'hurry' | 'forget'>,
): readonly StuckChange[] {
  const userId = useUser()._id
  return usePending(pending, userId)
    .filter(({ failures }) => failures >= TOLD_AFTER)
    .map(({ key, failures }) => ({
      failures,
      tryNow: () => pending.hurry(userId, key),
      // Not `takeBack`: it would wait for an attempt that hangs, and undo what undoes a closing.
      discard: () => pending.forget(userId, key),
    }))
}

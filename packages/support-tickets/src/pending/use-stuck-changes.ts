import { useUser } from '@replybay/feature-kit'
import { type Pending, type PendingChange, useAttempts, usePending } from '@replybay/sync'
import { blocks } from '../blocking/blocks.ts'
import { undoings } from '../change/undoings.ts'
import { deletions } from '../deletion/deletions.ts'
import { removals } from '../removal/removals.ts'

/** One attempt can fail by chance. */
const TOLD_AFTER = 2

/** What keeps failing: a deletion of one of these, that a change of a ticket is undone, or that a customer is blocked. */
export const stuckKinds = [
  'ticket',
  'view',
  'canned-answer',
  'note',
  'undone-change',
  'blocked-customer',
] as const
export type StuckKind = (typeof stuckKinds)[number]

export interface StuckChange {
  /** Unique among all that keep failing. */
  id: string
  kind: StuckKind
  /** How many attempts have failed. */
  failures: number
  /** Whether an attempt is under way in this tab. */
  isUnderWay: boolean
  tryNow: () => void
  /** Shows what was before. An attempt that is under way may still arrive. */
  discard: () => void
}

/** The deletions, removals, undone changes and blocks of a person that keep failing; replies and bulk changes say so themselves. */
export function useStuckChanges(): readonly StuckChange[] {
  const deleted = useStuck(deletions, () => 'ticket')
  const removed = useStuck(removals, ({ what }) => what)
  const undone = useStuck(undoings, () => 'undone-change')
  const blocked = useStuck(blocks, () => 'blocked-customer')
  return [...deleted, ...removed, ...undone, ...blocked]
}

function useStuck<Change extends PendingChange>(
  pending: Pick<Pending<Change>, 'kind' | 'snapshot' | 'under' | 'parse' | 'hurry' | 'forget' | 'attempts'>,
  kindOf: (change: Change) => StuckKind,
): readonly StuckChange[] {
  const userId = useUser()._id
  const isUnderWay = useAttempts(pending, userId)
  return usePending(pending, userId)
    .filter(({ failures }) => failures >= TOLD_AFTER)
    .map((change) => ({
      id: `${pending.kind}:${change.key}`,
      kind: kindOf(change),
      failures: change.failures,
      isUnderWay: isUnderWay(change.key),
      tryNow: () => pending.hurry(userId, change.key),
      // Not `takeBack`: it would wait for an attempt that hangs.
      discard: () => pending.forget(userId, change.key),
    }))
}

import { useUser } from '@replybay/feature-kit'
import { useEffect, useMemo } from 'react'
import { usePendingDeletions } from './pending-deletions.ts'
import { useCommitDeletion } from './use-commit-deletion.ts'

/** A toast that somebody keeps open lives longer; after this long a deletion has no toast any more. */
const LEFT_BEHIND_MS = 60_000

/** Ids of the tickets that are on their way out. Tells the server of those that a closed tab left behind. */
export function useDeletedTicketIds(): ReadonlySet<string> {
  const commit = useCommitDeletion()
  const deletions = usePendingDeletions(useUser()._id)
  useEffect(() => {
    const timers = deletions.map(({ ticketId, dueAt }) =>
      setTimeout(() => commit(ticketId), Math.max(0, dueAt + LEFT_BEHIND_MS - Date.now())),
    )
    return () => timers.forEach(clearTimeout)
  }, [deletions, commit])
  return useMemo(() => new Set(deletions.map(({ ticketId }) => ticketId)), [deletions])
}

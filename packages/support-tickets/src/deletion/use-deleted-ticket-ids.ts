import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useMemo } from 'react'
import { deletions } from './deletions.ts'

/** Ids of the tickets that are on their way out. */
export function useDeletedTicketIds(): ReadonlySet<string> {
  const pending = usePending(deletions, useUser()._id)
  return useMemo(() => new Set(pending.map(({ ticketId }) => ticketId)), [pending])
}

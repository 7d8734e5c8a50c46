import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useMemo } from 'react'
import { replies } from './replies.ts'

/** The tickets that a reply of the person has not reached, at least at the first try. */
export function useUnsentIds(): ReadonlySet<string> {
  const outbox = usePending(replies, useUser()._id)
  return useMemo(
    () =>
      new Set(
        outbox
          .filter(({ state, failures }) => state !== 'answered' && (state !== 'waiting' || failures > 0))
          .map(({ ticketId }) => ticketId),
      ),
    [outbox],
  )
}

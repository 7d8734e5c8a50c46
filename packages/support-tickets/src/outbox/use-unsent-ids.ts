import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useIsOnline } from '@replybay/ui-kit'
import { useMemo } from 'react'
import { replies } from './replies.ts'

/** The tickets that a reply of the person has not reached: not at the first try, or while there is no network. */
export function useUnsentIds(): ReadonlySet<string> {
  const outbox = usePending(replies, useUser()._id)
  const isOnline = useIsOnline()
  return useMemo(
    () =>
      new Set(
        outbox
          .filter(
            ({ state, failures }) =>
              state !== 'answered' && (state !== 'waiting' || failures > 0 || !isOnline),
          )
          .map(({ ticketId }) => ticketId),
      ),
    [outbox, isOnline],
  )
}

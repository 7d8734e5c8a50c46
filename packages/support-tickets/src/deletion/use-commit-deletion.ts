import { useLingui } from '@lingui/react/macro'
import { ApiError, ticketMutations } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { wordError } from '../errors.ts'
import { dropPendingDeletion, isPendingDeletion } from './pending-deletions.ts'

/** Tells the server of a deletion, unless it was undone meanwhile, in whichever tab. */
export function useCommitDeletion(): (ticketId: string) => void {
  const { i18n } = useLingui()
  const toasts = useToasts()
  const userId = useUser()._id
  const { mutate } = useMutation({
    ...ticketMutations.delete(),
    onSuccess: (_, ticketId) => dropPendingDeletion(userId, ticketId),
    onError: (error, ticketId) => {
      // It waits for when the server is back, or who was signed out.
      const isLater = error instanceof ApiError && (error.isTransient || error.status === 401)
      if (isLater) return
      dropPendingDeletion(userId, ticketId)
      const isGone = error instanceof ApiError && error.isNotFound
      if (!isGone) toasts.show({ tone: 'danger', title: wordError(i18n, 'deleteTicket', error) })
    },
  })
  return useCallback(
    (ticketId) => {
      if (isPendingDeletion(userId, ticketId)) mutate(ticketId)
    },
    [userId, mutate],
  )
}

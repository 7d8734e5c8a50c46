import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { wordError } from '../errors.ts'
import { commitDeletion } from './commit-deletion.ts'

/** Tells the server of a deletion, and the person where the ticket stays. */
export function useCommitDeletion(): (ticketId: string) => void {
  const { i18n } = useLingui()
  const toasts = useToasts()
  const client = useQueryClient()
  const userId = useUser()._id
  return useCallback(
    (ticketId) => {
      commitDeletion(client, userId, ticketId).catch((error: unknown) =>
        toasts.show({ tone: 'danger', title: wordError(i18n, 'deleteTicket', error) }),
      )
    },
    [client, userId, toasts, i18n],
  )
}

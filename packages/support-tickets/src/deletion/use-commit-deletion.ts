import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { wordError } from '../errors.ts'
import { commitDeletion } from './commit-deletion.ts'

/** Tells the server of a deletion, and the person where the ticket stays, or its customer is not blocked. */
export function useCommitDeletion(): (ticketId: string) => void {
  const { i18n } = useLingui()
  const toasts = useToasts()
  const client = useQueryClient()
  const userId = useUser()._id
  return useCallback(
    (ticketId) => {
      commitDeletion(client, userId, ticketId).catch((error: unknown) => {
        const isBlocking = error instanceof ApiError && error.operation === 'updateCustomer'
        const operation = isBlocking ? 'updateCustomer' : 'deleteTicket'
        toasts.show({ tone: 'danger', title: wordError(i18n, operation, error) })
      })
    },
    [client, userId, toasts, i18n],
  )
}

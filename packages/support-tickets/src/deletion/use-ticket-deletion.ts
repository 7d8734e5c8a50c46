import { useLingui } from '@lingui/react/macro'
import { ApiError, ticketMutations, type TicketSummary } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { wordError } from '../errors.ts'
import { customerName } from '../ticket/customer-name.ts'
import { addPendingDeletion, dropPendingDeletion, pendingDeletions } from './pending-deletions.ts'

const UNDO_MS = 8_000
/** A toast that somebody keeps open lives longer; after this a deletion has no toast any more. */
const LEFT_BEHIND_MS = 60_000

/** Deletes a ticket after the time in which that can be undone. */
export function useTicketDeletion(): (ticket: TicketSummary) => void {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const toasts = useToasts()
  const commit = useCommitDeletion()
  const userId = useUser()._id

  return (ticket) => {
    const name = customerName(i18n, ticket.customer)
    addPendingDeletion(client, userId, { ticketId: ticket._id, dueAt: Date.now() + UNDO_MS })
    toasts.show({
      title: t`Ticket from ${name} deleted`,
      undo: () => dropPendingDeletion(client, userId, ticket._id),
      onExpire: () => commit(ticket._id),
    })
  }
}

/** Ids of the tickets that are on their way out. Tells the server of those that a closed tab left behind. */
export function useDeletedTicketIds(): ReadonlySet<string> {
  const commit = useCommitDeletion()
  const { data } = useQuery(pendingDeletions(useUser()._id))
  const [onArrival] = useState(data)
  useEffect(() => {
    const timers = onArrival.map(({ ticketId, dueAt }) =>
      setTimeout(() => commit(ticketId), Math.max(0, dueAt + LEFT_BEHIND_MS - Date.now())),
    )
    return () => timers.forEach(clearTimeout)
  }, [onArrival, commit])
  return useMemo(() => new Set(data.map(({ ticketId }) => ticketId)), [data])
}

function useCommitDeletion(): (ticketId: string) => void {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const toasts = useToasts()
  const userId = useUser()._id
  const remove = useMutation({
    ...ticketMutations.delete(),
    onError: (error) => {
      const isGone = error instanceof ApiError && error.isNotFound
      if (!isGone) toasts.show({ tone: 'danger', title: wordError(i18n, 'deleteTicket', error) })
    },
    onSettled: (_data, _error, ticketId) => dropPendingDeletion(client, userId, ticketId),
  })
  return remove.mutate
}

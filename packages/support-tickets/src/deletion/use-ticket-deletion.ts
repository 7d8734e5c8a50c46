import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { toastMilliseconds, useToasts } from '@replybay/ui-kit'
import { customerName } from '../ticket/customer-name.ts'
import { addPendingDeletion, dropPendingDeletion, pendingDeletions } from './pending-deletions.ts'
import { useCommitDeletion } from './use-commit-deletion.ts'

/** Deletes a ticket, and blocks who wrote it where that is wanted, after the time in which that can be undone. */
export function useTicketDeletion(): (ticket: TicketSummary, options?: { blocks: boolean }) => void {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const commit = useCommitDeletion()
  const userId = useUser()._id

  return (ticket, { blocks } = { blocks: false }) => {
    const name = customerName(i18n, ticket.customer)
    addPendingDeletion(userId, {
      ticketId: ticket._id,
      dueAt: Date.now() + toastMilliseconds,
      ...(blocks && { blocks: ticket.customer._id }),
    })
    toasts.show({
      title: blocks ? t`Ticket from ${name} deleted, customer blocked` : t`Ticket from ${name} deleted`,
      undo() {
        // Toasts wait for room, and one may be held: the server may have been told meanwhile.
        const isPending = pendingDeletions(userId).some(({ ticketId }) => ticketId === ticket._id)
        if (isPending) dropPendingDeletion(userId, ticket._id)
        else toasts.show({ tone: 'danger', title: t`The ticket was already deleted` })
      },
      onExpire: () => commit(ticket._id),
    })
  }
}

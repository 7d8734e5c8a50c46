import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { heldFor } from '@replybay/sync'
import { toastMilliseconds } from '@replybay/ui-kit'
import { useHeldChange, useUser } from '@replybay/feature-kit'
import { customerName } from '../model/customer-name.ts'
import { sampleOf } from '../model/sample-web.ts'
import { useReturnToTicket } from '../use-return-to-ticket.ts'
import { deletions } from './deletions.ts'

/**
 * Deletes a ticket, and blocks who wrote it where that is wanted, after the time in which that can be undone. `onUndone`
 * leads back to it then; else it is opened.
 */
export function useTicketDeletion(): (
  ticket: TicketSummary,
  options?: { blocks?: boolean; onUndone?: () => void },
) => void {
  const { t, i18n } = useLingui()
  const change = useHeldChange(deletions)
  const user = useUser()
  const returnTo = useReturnToTicket()
  return (
    { _id: ticketId, webId, customer },
    { blocks = false, onUndone = () => returnTo(ticketId) } = {},
  ) => {
    const name = customerName(i18n, customer)
    change(
      {
        key: ticketId,
        ticketId,
        ...sampleOf(user, webId),
        ...(blocks && { blocks: customer._id }),
        ...heldFor(toastMilliseconds),
      },
      {
        title: blocks ? t`Deleted and blocked: ${name}` : t`Deleted: ${name}`,
        tooLate: t`The ticket was already deleted`,
        onUndone,
      },
    )
  }
}

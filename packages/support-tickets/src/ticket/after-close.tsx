import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { SlotOutlet, ticketAfterClose, useUser } from '@replybay/feature-kit'
import { useClosedLast } from '../model/closed-last.ts'
import { customerName } from '../model/customer-name.ts'

/** What can be done with a closed ticket: the one that is open, else the one that the person closed last. */
export function AfterClose({ ticket }: { ticket?: TicketSummary }) {
  const { i18n } = useLingui()
  const last = useClosedLast(useUser()._id)
  const closed = ticket?.status === 'closed' ? ticket : last
  if (!closed) return null
  const name = customerName(i18n, closed.customer)
  return <SlotOutlet key={closed._id} slot={ticketAfterClose} ticketId={closed._id} customerName={name} />
}

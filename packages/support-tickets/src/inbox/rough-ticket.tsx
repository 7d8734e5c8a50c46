import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { RoughRow } from '@replybay/ui-kit'
import { customerName } from '../model/customer-name.ts'

/** A ticket while its list flies by. */
export function RoughTicket({ ticket }: { ticket: TicketSummary }) {
  const { i18n } = useLingui()
  return (
    <RoughRow
      name={customerName(i18n, ticket.customer)}
      line={ticket.lastMessage?.text ?? ticket.subject ?? ''}
    />
  )
}

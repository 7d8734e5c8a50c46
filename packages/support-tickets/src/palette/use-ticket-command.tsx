import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { type Command, channelLabel, RelativeTime, StatusGlyph } from '@replybay/ui-kit'
import { customerName, ticketTitle } from '../model/customer-name.ts'
import { useReturnToTicket } from '../use-return-to-ticket.ts'

/** A ticket as the palette lists it, which opens it. */
export function useTicketCommand(): (ticket: TicketSummary) => Command {
  const { i18n } = useLingui()
  const open = useReturnToTicket()
  return (ticket) => {
    const title = ticketTitle(i18n, ticket)
    const name = customerName(i18n, ticket.customer)
    const channel = i18n._(channelLabel(ticket.channel))
    return {
      id: `ticket-${ticket._id}`,
      label: title,
      detail: title === name ? channel : `${name} · ${channel}`,
      icon: <StatusGlyph status={ticket.status} decorative />,
      aside: <RelativeTime moment={new Date(ticket.updatedAt)} />,
      run: () => open(ticket._id),
    }
  }
}

import { useNow } from '@replybay/feature-kit'
import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { type Command, channelLabel, StatusGlyph } from '@replybay/ui-kit'
import { customerName, ticketTitle } from '../model/customer-name.ts'
import { useReturnToTicket } from '../use-return-to-ticket.ts'

const DAY_MS = 86_400_000

/** A ticket as the palette lists it, which opens it. */
export function useTicketCommand(): (ticket: TicketSummary) => Command {
  const { i18n } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const open = useReturnToTicket()
  return (ticket) => {
    const title = ticketTitle(i18n, ticket)
    const name = customerName(i18n, ticket.customer)
    const moment = new Date(ticket.updatedAt)
    const age = now.getTime() - moment.getTime()
    const channel = i18n._(channelLabel(ticket.channel))
    return {
      id: `ticket-${ticket._id}`,
      label: title,
      // Of one that was found by its text: what was said.
      detail: [title !== name && name, ticket.passage?.join('') ?? channel].filter(Boolean).join(' · '),
      icon: <StatusGlyph status={ticket.status} decorative />,
      aside: (
        <time dateTime={ticket.updatedAt} title={formats.dateTime(moment)}>
          {age < DAY_MS ? formats.elapsed(age) : formats.shortMoment(moment, now)}
        </time>
      ),
      run: () => open(ticket._id),
    }
  }
}

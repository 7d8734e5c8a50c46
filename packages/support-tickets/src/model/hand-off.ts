import type { Ticket, TicketEvent, TicketSummary } from '@replybay/api-client'

/** Whether the AI agent left the ticket to people, and nobody has replied since. */
export const isHandedOff = ({ status, handedOff }: Pick<TicketSummary, 'status' | 'handedOff'>): boolean =>
  handedOff === true && status === 'open'

/** The AI agent's last handing off, where nobody has replied since. */
export function unansweredHandOff(
  ticket: Pick<Ticket, 'status' | 'handedOff' | 'events'>,
): TicketEvent | undefined {
  return isHandedOff(ticket) ? ticket.events?.findLast(({ kind }) => kind === 'handed-over') : undefined
}

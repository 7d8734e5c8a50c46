import type { TicketSummary } from '@replybay/api-client'

interface WaitingTicket {
  ticket: TicketSummary
  since: Date
}

/** Those of a list whose customer waits, in its order. */
export function waitingTickets(tickets: readonly TicketSummary[]): WaitingTicket[] {
  return tickets.flatMap((ticket) =>
    ticket.waitingSince ? [{ ticket, since: new Date(ticket.waitingSince) }] : [],
  )
}

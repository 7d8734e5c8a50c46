import type { TicketSummary } from '@replybay/api-client'

interface WaitingTicket {
  ticket: TicketSummary
  since: Date
}

const MINUTE_MS = 60_000

/** Whether somebody has waited for less than a minute, which no unit of time says well in a sentence. */
export function hasJustCome(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < MINUTE_MS
}

/** Those of a list whose customer waits, in its order. */
export function waitingTickets(tickets: readonly TicketSummary[]): WaitingTicket[] {
  return tickets.flatMap((ticket) =>
    ticket.waitingSince ? [{ ticket, since: new Date(ticket.waitingSince) }] : [],
  )
}

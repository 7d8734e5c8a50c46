import type { TicketSummary } from '@replybay/api-client'

let asked: TicketSummary | undefined

/** A ticket is to be given to who uses this tab, once the inbox shows it. */
export function askToTake(ticket: TicketSummary): void {
  asked = ticket
}

/** @returns the ticket that was asked for if it is this one, once; another one is not wanted any longer. */
export function ticketToTake(openId: string | undefined): TicketSummary | undefined {
  const ticket = asked
  asked = undefined
  return ticket?._id === openId ? ticket : undefined
}

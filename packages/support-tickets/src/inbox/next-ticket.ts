import type { TicketSummary } from '@replybay/api-client'

/** The ticket that one turns to when done with another: the one below it in the list, else the one above. */
export function nextTicketId(tickets: readonly TicketSummary[], doneId: string): string | undefined {
  const index = tickets.findIndex((ticket) => ticket._id === doneId)
  if (index === -1) return undefined
  return (tickets[index + 1] ?? tickets[index - 1])?._id
}

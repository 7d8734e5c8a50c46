import type { TicketSummary } from '@replybay/api-client'

/**
 * The ticket that one turns to when done with another: the one below it in the list, else the one above.
 * One that has left the list already, since it was answered, has left its place to the one below.
 * @param place where the ticket stood last
 */
export function nextTicketId(
  tickets: readonly TicketSummary[],
  doneId: string,
  place: number,
): string | undefined {
  const rest = tickets.filter((ticket) => ticket._id !== doneId)
  return (rest[Math.max(0, place)] ?? rest.at(-1))?._id
}

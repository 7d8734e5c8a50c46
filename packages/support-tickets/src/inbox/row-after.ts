import type { TicketSummary } from '@replybay/api-client'

/** The ticket whose row takes the place of those that go: the first below the last of them, else the last above. */
export function rowAfter(tickets: readonly TicketSummary[], leaving: readonly string[]): string | undefined {
  const last = tickets.findLastIndex(({ _id }) => leaving.includes(_id))
  const stays = ({ _id }: TicketSummary) => !leaving.includes(_id)
  return (tickets.slice(last + 1).find(stays) ?? tickets.findLast(stays))?._id
}

import type { TicketSummary } from '@replybay/api-client'
import type { InboxSelection } from './inbox-search.ts'

/**
 * The tickets that belong to a selection, each once. Said again here, since a backend may not know filters, and a
 * ticket may move from one page to another between two reads.
 */
export function selectTickets(
  tickets: readonly TicketSummary[],
  { status, channel }: Pick<InboxSelection, 'status' | 'channel'>,
): TicketSummary[] {
  const unique = [...new Map(tickets.map((ticket) => [ticket._id, ticket])).values()]
  return unique.filter(
    (ticket) =>
      (status === undefined ? ticket.status !== 'deleted' : ticket.status === status) &&
      (channel === undefined || ticket.channel === channel),
  )
}

/** In an order, where the backend does not know it. */
export function orderTickets(
  tickets: readonly TicketSummary[],
  sort: InboxSelection['sort'],
): TicketSummary[] {
  return tickets.toSorted(sort === 'waiting' ? byWaiting : byNewest)
}

function byNewest(a: TicketSummary, b: TicketSummary): number {
  return b.updatedAt.localeCompare(a.updatedAt) || b._id.localeCompare(a._id)
}

/** The longest waiting first; after them those who do not wait. */
function byWaiting(a: TicketSummary, b: TicketSummary): number {
  if (!a.waitingSince || !b.waitingSince) {
    return Number(Boolean(b.waitingSince)) - Number(Boolean(a.waitingSince)) || byNewest(a, b)
  }
  return a.waitingSince.localeCompare(b.waitingSince) || a._id.localeCompare(b._id)
}

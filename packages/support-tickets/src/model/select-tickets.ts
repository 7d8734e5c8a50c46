import type { TicketSummary } from '@replybay/api-client'
import { belongsTo } from './belongs-to.ts'
import type { InboxFilter } from './inbox-filter.ts'

/**
 * The tickets that belong to a list, each once. Said again here, since a backend may not know filters, and a
 * ticket may move from one page to another between two reads.
 */
export function selectTickets(
  tickets: readonly TicketSummary[],
  filter: Omit<InboxFilter, 'sort'>,
): TicketSummary[] {
  const unique = [...new Map(tickets.map((ticket) => [ticket._id, ticket])).values()]
  return unique.filter((ticket) => belongsTo(ticket, filter) !== false)
}

/** Those that hold words which begin with each of these, as far as a list shows them: case and accents do not matter. */
export function searchTickets(tickets: readonly TicketSummary[], search: string): TicketSummary[] {
  const wanted = wordsOf(search)
  return tickets.filter(({ subject = '', customer, tags = [], lastMessage }) => {
    const { name, email = '', phone = '', handle = '' } = customer
    const words = wordsOf([subject, name, email, phone, handle, ...tags, lastMessage?.text ?? ''].join(' '))
    return wanted.every((begin) => words.some((word) => word.startsWith(begin)))
  })
}

/** In an order, where the backend does not know it. */
export function orderTickets(tickets: readonly TicketSummary[], sort: InboxFilter['sort']): TicketSummary[] {
  const orders = { waiting: byWaiting, newest: byNewest, oldest: byOldest }
  return tickets.toSorted(orders[sort])
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

function byNewest(a: TicketSummary, b: TicketSummary): number {
  return b.updatedAt.localeCompare(a.updatedAt) || b._id.localeCompare(a._id)
}

function byOldest(a: TicketSummary, b: TicketSummary): number {
  return byNewest(b, a)
}

/** The longest waiting first; after them those who do not wait. */
function byWaiting(a: TicketSummary, b: TicketSummary): number {
  if (!a.waitingSince || !b.waitingSince) {
    return Number(Boolean(b.waitingSince)) - Number(Boolean(a.waitingSince)) || byNewest(a, b)
  }
  return a.waitingSince.localeCompare(b.waitingSince) || a._id.localeCompare(b._id)
}

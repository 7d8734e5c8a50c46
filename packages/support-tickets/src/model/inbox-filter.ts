import type { TicketFilter, User } from '@replybay/api-client'
import { can } from '@replybay/feature-kit'
import type { InboxChannel, InboxSearch } from './inbox-search.ts'

/** Which tickets an inbox shows, in which order. */
export type InboxFilter = Omit<TicketFilter, 'limit' | 'sort'> & { sort: NonNullable<TicketFilter['sort']> }

export const PAGE_SIZE = 50

/** What an address asks for, as a saved view keeps it: whoever looks is `me`, and days are left out. */
export function viewFilter(
  user: User,
  pageChannel: InboxChannel,
  search: InboxSearch,
): Omit<TicketFilter, 'limit' | 'from' | 'to'> {
  const { channel = pageChannel, q, unread, assignee, tag, tags, sort } = search
  const status = statusOf(search)
  const hidesSnoozed = (status === 'open' || status === 'answered') && can(user, 'tickets')
  const { snoozed = hidesSnoozed ? false : undefined } = search
  const words = q?.trim()
  return {
    ...(status !== 'all' && { status }),
    ...(channel !== 'all' && { channel }),
    ...(words && { search: words }),
    ...(unread !== undefined && { unread }),
    ...(assignee !== undefined && { assignee }),
    ...(tag !== undefined && { tag }),
    ...(tags !== undefined && { tags }),
    ...(snoozed !== undefined && { snoozed }),
    ...(sort && { sort }),
  }
}

/** What sleeps is listed whatever its status; otherwise the open tickets are. */
function statusOf({ status, snoozed }: InboxSearch) {
  return status ?? (snoozed ? 'all' : 'open')
}

/** What an inbox shows: the same for one person, with the days as they begin and end for them. */
export function inboxFilter(user: User, pageChannel: InboxChannel, search: InboxSearch): InboxFilter {
  const { from, to, wakes } = search
  const filter = viewFilter(user, pageChannel, search)
  return {
    sort: statusOf(search) === 'open' ? 'waiting' : 'newest',
    ...filter,
    ...(filter.assignee === 'me' && { assignee: user._id }),
    ...(from !== undefined && { from: startOfDay(from, 0) }),
    ...(to !== undefined && { to: startOfDay(to, 1) }),
    ...(wakes && { wakesBefore: endOfToday() }),
  }
}

/** What the server is asked for: a backend without pages is asked for everything, as documented. */
export function listFilter(user: User, filter: InboxFilter): TicketFilter {
  return can(user, 'tickets') ? { ...filter, limit: PAGE_SIZE } : {}
}

function endOfToday(): string {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).toISOString()
}

function startOfDay(day: string, later: number): string {
  const start = new Date(`${day}T00:00:00`)
  start.setDate(start.getDate() + later)
  return start.toISOString()
}

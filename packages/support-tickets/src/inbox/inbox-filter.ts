import type { TicketFilter, User } from '@replybay/api-client'
import { can } from '@replybay/feature-kit'
import type { InboxChannel, InboxSearch } from './inbox-search.ts'

/** Which tickets an inbox shows, in which order. */
export type InboxFilter = Omit<TicketFilter, 'limit' | 'sort'> & { sort: NonNullable<TicketFilter['sort']> }

export const PAGE_SIZE = 50

/** What the address of an inbox asks for: whoever looks is `me`, a day is one of theirs. */
export function inboxFilter(user: User, pageChannel: InboxChannel, search: InboxSearch): InboxFilter {
  const { status = 'open', channel = pageChannel, q, unread, assignee, tag, from, to } = search
  const { snoozed = status === 'open' && can(user, 'tickets') ? false : undefined } = search
  const words = q?.trim()
  return {
    sort: search.sort ?? (status === 'open' ? 'waiting' : 'newest'),
    ...(status !== 'all' && { status }),
    ...(channel !== 'all' && { channel }),
    ...(words && { search: words }),
    ...(unread !== undefined && { unread }),
    ...(assignee !== undefined && { assignee: assignee === 'me' ? user._id : assignee }),
    ...(tag !== undefined && { tag }),
    ...(from !== undefined && { from: startOfDay(from, 0) }),
    ...(to !== undefined && { to: startOfDay(to, 1) }),
    ...(snoozed !== undefined && { snoozed }),
  }
}

/** What the server is asked for: a backend without pages is asked for everything, as documented. */
export function listFilter(user: User, filter: InboxFilter): TicketFilter {
  return can(user, 'tickets') ? { ...filter, limit: PAGE_SIZE } : {}
}

function startOfDay(day: string, later: number): string {
  const start = new Date(`${day}T00:00:00`)
  start.setDate(start.getDate() + later)
  return start.toISOString()
}

import { ticketQueries, type User } from '@replybay/api-client'
import { isKeptSince } from '../live/live-state.ts'
import { type InboxFilter, listFilter } from '../model/inbox-filter.ts'

/** Who comes back sooner than this finds the list as it was. */
const STALE_AFTER_MS = 5_000
/** All that is loaded is read again together: a list longer than this less often. */
const MANY_TICKETS = 200

interface Loaded {
  pages: readonly { tickets: readonly unknown[] }[]
}

export function countLoaded(list: Loaded | undefined): number {
  return list?.pages.reduce((sum, { tickets }) => sum + tickets.length, 0) ?? 0
}

export const isLong = (list: Loaded | undefined): boolean => countLoaded(list) >= MANY_TICKETS

/** How a list is read, by its page and before that is there. */
export function listOptions(user: User, webId: string, filter: InboxFilter) {
  return {
    ...ticketQueries.list(webId, listFilter(user, filter)),
    // A long list that is told of changes is not read again whole for each.
    staleTime: ({ state }: { state: { dataUpdatedAt: number; data: Loaded | undefined } }) =>
      isKeptSince(state.dataUpdatedAt) && isLong(state.data) ? ('static' as const) : STALE_AFTER_MS,
  }
}

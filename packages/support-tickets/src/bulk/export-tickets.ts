import { readTickets, type TicketSummary, type User } from '@replybay/api-client'
import { can } from '@replybay/feature-kit'
import type { QueryClient } from '@tanstack/react-query'
import { type InboxFilter, listFilter } from '../model/inbox-filter.ts'
import { orderTickets, searchTickets, selectTickets } from '../model/select-tickets.ts'

/** The most that a page holds. */
const PAGE = 200

export interface Export {
  webId: string
  filter: InboxFilter
  /** These tickets of it alone. */
  ids?: ReadonlySet<string> | undefined
}

/** Reads the tickets of a list as the page would show them, all of them. @throws {ApiError} where a page can't be read. */
export async function readForExport(
  client: QueryClient,
  user: User,
  { webId, filter, ids }: Export,
  { signal, onRead }: { signal: AbortSignal; onRead: (count: number) => void },
): Promise<TicketSummary[]> {
  /** Whether the server filters and orders; one that does not answers everything. */
  const isFiltered = can(user, 'tickets')
  const { limit, ...asked } = listFilter(user, filter)
  const pages = readTickets(client, webId, { ...asked, ...(limit && { limit: PAGE }) }, signal)
  const { sort, ...selection } = filter
  const picked = new Map<string, TicketSummary>()
  for await (const page of pages) {
    for (const ticket of selectTickets(matching(page), selection)) {
      if (!ids || ids.has(ticket._id)) picked.set(ticket._id, ticket)
    }
    onRead(picked.size)
    if (picked.size === ids?.size) break
  }
  const read = [...picked.values()]
  return isFiltered ? read : orderTickets(read, sort)

  function matching(page: TicketSummary[]): TicketSummary[] {
    return isFiltered || selection.search === undefined ? page : searchTickets(page, selection.search)
  }
}

import { type TicketFilter, ticketQueries, type TicketSummary } from '@replybay/api-client'
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { addArrival, addDeparture, dropArrival, isBack } from './arrivals.ts'
import { belongsTo } from '../model/belongs-to.ts'

interface Page {
  tickets: TicketSummary[]
  nextCursor?: string | null
}

type ListData = InfiniteData<Page, string | undefined>

type ListKey = readonly [string, string, { webId: string } & TicketFilter]

/**
 * Brings every list that is loaded up to date with one ticket, without a row jumping: a row changes where it stands or
 * goes; a ticket that would stand among the rows is counted as an arrival until somebody asks for it.
 *
 * @param ticket undefined once it was deleted.
 * @param isOwn whether the person who looks has changed it. What they bring back is put where it was: the news of what they
 *   undid may come after that was read, and take it out again.
 */
export function applyToLists(
  client: QueryClient,
  ticketId: string,
  ticket: TicketSummary | undefined,
  isOwn = false,
): void {
  for (const query of client.getQueryCache().findAll({ queryKey: [...ticketQueries.all, 'list'] })) {
    // Sound: only `ticketQueries.list` makes keys that begin so, and its data is pages.
    const { webId, ...filter } = (query.queryKey as unknown as ListKey)[2]
    if (ticket && webId !== ticket.webId) continue
    const apply = () => {
      applyToList(client, query, filter, { ticketId, ticket, isOwn })
      // What is being read is put over it, and may know nothing of it.
      if (query.state.fetchStatus !== 'idle') onceRead(client, query, apply, { unlessReadAnew: true })
    }
    apply()
  }
}

interface OnceRead {
  /** Whether nothing is done where another read begins meanwhile, which knows all that was told before. @default false */
  unlessReadAnew?: boolean
}

/** Acts once the read of a list that is under way has ended, however it ends. */
export function onceRead(
  client: QueryClient,
  query: Query,
  act: () => void,
  { unlessReadAnew = false }: OnceRead = {},
) {
  const stop = client.getQueryCache().subscribe((event) => {
    const isGone = event.type === 'removed'
    // What was told before may be undone by then: it is not put over what was read later.
    if (
      event.query === query &&
      unlessReadAnew &&
      event.type === 'updated' &&
      event.action.type === 'fetch'
    ) {
      return stop()
    }
    if (event.query !== query || (!isGone && query.state.fetchStatus !== 'idle')) return
    stop()
    // Arrivals that the read has brought are forgotten before.
    if (!isGone) queueMicrotask(act)
  })
}

function applyToList(
  client: QueryClient,
  query: Query,
  filter: TicketFilter,
  { ticketId, ticket, isOwn }: { ticketId: string; ticket: TicketSummary | undefined; isOwn: boolean },
) {
  // Sound, as above.
  const data = query.state.data as ListData | undefined
  if (!data) return
  const isListed = data.pages.some((page) => page.tickets.some(({ _id }) => _id === ticketId))
  const fits = ticket !== undefined && belongsTo(ticket, filter)
  const isNew = !isListed && ticket && fits
  const next = isListed
    ? changed(data, ticketId, fits === false ? undefined : ticket)
    : isNew && appended(data, filter.sort, ticket)
  // When it was read is still what it was: what was missed before that is missed still.
  if (next) client.setQueryData(query.queryKey, next, { updatedAt: query.state.dataUpdatedAt })
  if (isListed && ticket && fits === false) addDeparture(query.queryKey, ticketId, ticket.lastMessage?._id)
  // Only the server can tell whether it has the words that are searched for.
  if (fits === undefined && !isListed) {
    void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
  if (!isNew || next) dropArrival(query.queryKey, ticketId)
  else if (isOwn && isBack(query.queryKey, ticketId, ticket.lastMessage?._id)) {
    void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
  } else addArrival(query.queryKey, ticketId, ticket.lastMessage?._id)
}

/** What stands last of all is appended; anything else would push rows away from under the pointer. */
function appended(
  data: ListData,
  sort: TicketFilter['sort'] = 'waiting',
  ticket: TicketSummary,
): ListData | undefined {
  const last = data.pages.at(-1)
  const isLast = last && !last.nextCursor && sort === 'waiting' && isBehind(ticket, last.tickets.at(-1))
  if (!isLast) return undefined
  return { ...data, pages: [...data.pages.slice(0, -1), { ...last, tickets: [...last.tickets, ticket] }] }
}

function isBehind(ticket: TicketSummary, last: TicketSummary | undefined): boolean {
  if (!last) return true
  return Boolean(ticket.waitingSince && last.waitingSince && ticket.waitingSince >= last.waitingSince)
}

function changed(data: ListData, ticketId: string, ticket: TicketSummary | undefined): ListData {
  const pages = data.pages.map((page) => {
    const index = page.tickets.findIndex(({ _id }) => _id === ticketId)
    if (index === -1) return page
    const passage = page.tickets[index]?.passage
    const tickets = ticket
      ? page.tickets.with(index, passage ? { ...ticket, passage } : ticket)
      : page.tickets.toSpliced(index, 1)
    return { ...page, tickets }
  })
  // A page that nothing is left of need not be read again with the others; the last one knows how it goes on.
  const kept = pages.filter((page, index) => page.tickets.length > 0 || index === pages.length - 1)
  return { pages: kept, pageParams: data.pageParams.slice(0, kept.length) }
}

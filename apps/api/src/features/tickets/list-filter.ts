import type { components, operations } from '@replybay/api-client'
import { and, arrayContains, eq, gte, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { isInScope, type TicketScope, tickets, ticketWords } from './tables.ts'
import { searchQuery } from './search-words.ts'

/** Which tickets of a web. */
export interface ListFilter extends Narrowing {
  webId: string
  status?: string | undefined
}

/** Which tickets of any state. */
interface Narrowing {
  channel?: string | undefined
  /** Beginnings of words, all of which the ticket holds. */
  search?: string | undefined
  unread?: boolean | undefined
  /** Id of a colleague, or `none`. */
  assignee?: string | undefined
  tag?: string | undefined
  /** It has all of them. */
  tags?: readonly string[] | undefined
  /** Changed since. */
  from?: Date | undefined
  /** Changed before. */
  to?: Date | undefined
  /** Whether it sleeps at the moment; a closed one does not. */
  snoozed?: boolean | undefined
  /** It sleeps until a moment before. */
  wakesBefore?: Date | undefined
}

type ListQuery = NonNullable<operations['listTicketIds']['parameters']['query']>

/** From the parameters of the list. */
export function filterOfList(webId: string, { from, to, wakesBefore, ...query }: ListQuery): ListFilter {
  return {
    webId,
    ...query,
    ...(from && { from: new Date(from) }),
    ...(to && { to: new Date(to) }),
    ...(wakesBefore && { wakesBefore: new Date(wakesBefore) }),
  }
}

/**
 * From what a view holds, for whoever looks at it. What sleeps is not among the answered ones, also in a view that was
 * saved before the list left it out.
 */
export function filterOfView(
  webId: string,
  { sort: _sort, assignee, ...filter }: components['schemas']['TicketViewFilter'],
  userId: string,
): ListFilter {
  const isAnswered = filter.status === 'answered'
  return {
    webId,
    ...(isAnswered && { snoozed: false }),
    ...filter,
    ...(assignee && { assignee: assignee === 'me' ? userId : assignee }),
  }
}

/** As the indexes say it: with a parameter in its place they would not be used. */
const isListed = sql`${tickets.status} <> 'deleted'`

/**
 * How the words of a search are looked up: `each` asks of one ticket after the other, in the order of the list, whether
 * it holds them; `index` looks first for all tickets that do. Each is quick where the other takes seconds.
 */
export type SearchWay = 'each' | 'index'

/** Not deleted, unless deleted ones are asked for; emptied ones are in no list. */
export function matches(
  scope: TicketScope,
  { search, ...filter }: ListFilter,
  now: Date,
  way: SearchWay = 'each',
): SQL | undefined {
  const { webId, status, channel } = filter
  // Else all tickets of the channel would be looked through.
  if (channel !== undefined && scope.closed?.includes(channel)) return sql`false`
  return and(
    isInScope(scope),
    eq(tickets.webId, webId),
    status === undefined ? isListed : sql`${tickets.status} = ${status}`,
    status === 'deleted' ? isNotNull(tickets.lastMessageId) : undefined,
    narrows(filter, now),
    search === undefined ? undefined : holds(scope.companyId, search, way),
  )
}

/** What a filter says beside the status and the words. */
function narrows(filter: Omit<Narrowing, 'search'>, now: Date): SQL | undefined {
  const { channel, unread, tag, tags = [], from, to, wakesBefore } = filter
  const wanted = [...(tag === undefined ? [] : [tag]), ...tags]
  return and(
    channel === undefined ? undefined : eq(tickets.channel, channel),
    unread === undefined ? undefined : unread ? sql`${tickets.unread}` : sql`not ${tickets.unread}`,
    isOf(filter.assignee),
    wanted.length > 0 ? arrayContains(tickets.tags, wanted) : undefined,
    from && gte(tickets.updatedAt, from),
    to && lt(tickets.updatedAt, to),
    filter.snoozed === undefined ? undefined : sleeps(filter.snoozed, now),
    wakesBefore && and(sleeps(true, now), lt(tickets.snoozedUntil, wakesBefore)),
  )
}

/** A search without a word finds nothing: it was not left out. */
export function holds(companyId: string, search: string, way: SearchWay): SQL {
  const query = searchQuery(search)
  if (!query) return sql`false`
  const held = sql`${ticketWords.words} @@ ${query}::tsquery`
  return way === 'each'
    ? sql`(select ${held} from ${ticketWords} where ${ticketWords.ticketId} = ${tickets.id})`
    : sql`${tickets.id} = any(array(select ${ticketWords.ticketId} from ${ticketWords} where ${held} and ${ticketWords.companyId} = ${companyId}))`
}

function isOf(assignee: string | undefined): SQL | undefined {
  if (assignee === undefined) return undefined
  return assignee === 'none' ? isNull(tickets.assigneeId) : eq(tickets.assigneeId, assignee)
}

function sleeps(snoozed: boolean, now: Date): SQL {
  const until = sql`${tickets.snoozedUntil}`
  const at = sql`${now.toISOString()}::timestamptz`
  const { status } = tickets
  return snoozed
    ? sql`(${until} > ${at} and ${status} <> 'closed')`
    : sql`(${until} is null or ${until} <= ${at} or ${status} = 'closed')`
}

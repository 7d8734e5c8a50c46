/** Reading tickets. Every function takes the company, or the scope, whose tickets may be seen. */
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { listAttachments } from '../attachments/index.ts'
import { customers } from '../customers/tables.ts'
import { isInScope, messages, ticketEvents, ticketNotes, type TicketScope, tickets } from './tables.ts'
import { answersTickets } from '../users/index.ts'
import { users } from '../users/tables.ts'
import type { Place } from '../../platform/contract/cursor.ts'
import { matches, type ListFilter, type SearchWay } from './list-filter.ts'
import { channelsWithWindow } from './rules.ts'
import { isBehind, type ListStart, orders } from './list-order.ts'
import { searchWay } from './search-way.ts'

type ListPage = ListStart & { limit: number }

/** The tickets of one page. */
export async function readPage(queries: Queries, scope: TicketScope, filter: ListFilter, page: ListPage) {
  const way = await searchWay(queries, scope, filter, page)
  return await pageQuery(queries, scope, filter, page, way)
}

/** The query of one page. */
export function pageQuery(
  queries: Queries,
  scope: TicketScope,
  filter: ListFilter,
  { sort, after, now, limit }: ListPage,
  way?: SearchWay,
) {
  const inPage = and(matches(scope, filter, now, way), after && isBehind(sort, after))
  const order = orders[sort]
  if (way !== 'index')
    return summaries(queries)
      .where(inPage)
      .orderBy(...order)
      .limit(limit)
  // All that hold the words are sorted: what is shown of a ticket is read for those of the page alone.
  const ids = queries
    .select({ id: tickets.id })
    .from(tickets)
    .where(inPage)
    .orderBy(...order)
    .limit(limit)
  return summaries(queries)
    .where(sql`${tickets.id} = any(array${ids})`)
    .orderBy(...order)
    .limit(limit)
}

/** Tickets as a list shows them; of the company, and what else is asked for. */
export async function findSummaries(
  queries: Queries,
  scope: TicketScope,
  where: SQL | undefined,
  order?: { by: SQL; limit: number },
) {
  const found = summaries(queries)
    .where(and(isInScope(scope), where))
    .$dynamic()
  return order ? found.orderBy(order.by).limit(order.limit) : found
}

/**
 * When the customer wrote last, where the channel's end of taking answers goes by it and the newest message does not tell:
 * looked up for those tickets alone.
 */
const lastAsked = sql<Date | null>`case when ${tickets.waitingSince} is not null and ${messages.author} <> 'customer'
  and ${inArray(tickets.channel, channelsWithWindow)} then (
    select asked.created_at from messages as asked
    where asked.ticket_id = ${tickets.id} and asked.author = 'customer' order by asked.created_at desc limit 1
  ) end`

/** What a colleague is called: their address where they have given no name. */
const personName = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`

function summaries(queries: Queries) {
  return queries
    .select({
      ticket: tickets,
      customer: customers,
      lastMessage: messages,
      assigneeName: personName,
      askedAt: lastAsked.mapWith(messages.createdAt),
    })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .innerJoin(messages, eq(messages.id, tickets.lastMessageId))
    .leftJoin(users, eq(users.id, tickets.assigneeId))
}

/** How many tickets match; `limit` where as many do, or more. */
export async function countUpTo(
  queries: Queries,
  scope: TicketScope,
  filter: ListFilter,
  { limit, now }: { limit: number; now: Date },
): Promise<number> {
  const way = await searchWay(queries, scope, filter, { sort: 'waiting', now, limit })
  const counted = queries
    .select({ id: tickets.id })
    .from(tickets)
    .where(matches(scope, filter, now, way))
    .limit(limit)
    .as('counted')
  const [row] = await queries.select({ count: count() }).from(counted)
  return row?.count ?? 0
}

/** The ids of those that match, the longest waiting first. */
export async function listMatchingIds(
  queries: Queries,
  scope: TicketScope,
  filter: ListFilter,
  { limit, now }: { limit: number; now: Date },
): Promise<string[]> {
  const way = await searchWay(queries, scope, filter, { sort: 'waiting', now, limit })
  const rows = await queries
    .select({ id: tickets.id })
    .from(tickets)
    .where(matches(scope, filter, now, way))
    .orderBy(...orders.waiting)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** A ticket with all that was said and done; deleted ones too. */
export async function findTicket(queries: Queries, scope: TicketScope, id: string) {
  const row = await findTicketHead(queries, scope, id)
  if (!row) return undefined
  const { companyId } = scope
  return {
    ...row,
    messages: await listMessages(queries, companyId, id),
    events: await listEvents(queries, companyId, id),
    notes: await listNotes(queries, companyId, id),
    attachments: await listAttachments(queries, companyId, id),
  }
}

/** A ticket with its people, without what was said and done; deleted ones too. */
export async function findTicketHead(queries: Queries, scope: TicketScope, id: string) {
  const [row] = await queries
    .select({ ticket: tickets, customer: customers, assigneeName: personName })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .leftJoin(users, eq(users.id, tickets.assigneeId))
    .where(and(eq(tickets.id, id), isInScope(scope)))
  return row
}

/** A ticket without what was said in it; deleted ones too. */
export async function findTicketRow(queries: Queries, scope: TicketScope, id: string) {
  const [row] = await queries
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), isInScope(scope)))
  return row
}

/** Oldest first. */
async function listNotes(queries: Queries, companyId: string, ticketId: string) {
  return await queries
    .select()
    .from(ticketNotes)
    .where(and(eq(ticketNotes.ticketId, ticketId), eq(ticketNotes.companyId, companyId)))
    .orderBy(asc(ticketNotes.createdAt), asc(ticketNotes.id))
}

/** Oldest first. */
export async function listMessages(queries: Queries, companyId: string, ticketId: string) {
  return await queries
    .select()
    .from(messages)
    .where(and(eq(messages.ticketId, ticketId), eq(messages.companyId, companyId)))
    .orderBy(asc(messages.createdAt), asc(messages.id))
}

/** The messages before a place, or else the newest ones; the newest first. */
export async function listNewestMessages(
  queries: Queries,
  companyId: string,
  ticketId: string,
  { limit, before }: { limit: number; before?: Place | undefined },
) {
  const time = before && sql`${new Date(before.order).toISOString()}::timestamptz`
  return await queries
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.ticketId, ticketId),
        eq(messages.companyId, companyId),
        before && sql`(${messages.createdAt}, ${messages.id}) < (${time}, ${before.id})`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit)
}

/** Whether a person has ever answered in a ticket. */
export async function isAnsweredByPerson(
  queries: Queries,
  companyId: string,
  ticketId: string,
): Promise<boolean> {
  const rows = await queries
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(eq(messages.ticketId, ticketId), eq(messages.companyId, companyId), eq(messages.author, 'support')),
    )
    .limit(1)
  return rows.length > 0
}

/** Oldest first. */
async function listEvents(queries: Queries, companyId: string, ticketId: string) {
  return await queries
    .select()
    .from(ticketEvents)
    .where(and(eq(ticketEvents.ticketId, ticketId), eq(ticketEvents.companyId, companyId)))
    .orderBy(asc(ticketEvents.createdAt), asc(ticketEvents.id))
}

/** Somebody of the company who answers tickets. */
export async function findColleague(queries: Queries, companyId: string, userId: string) {
  const [colleague] = await queries
    .select({ name: personName })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.companyId, companyId), answersTickets()))
  return colleague
}

/** The colleagues who answer tickets, by name. */
export async function listColleagues(queries: Queries, companyId: string) {
  return await queries
    .select({ id: users.id, name: personName, avatar: users.avatar })
    .from(users)
    .where(and(eq(users.companyId, companyId), answersTickets()))
    .orderBy(asc(personName), asc(users.id))
}

/** Reading tickets. Every function takes the company whose tickets may be seen. */
import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { customers, messages, ticketEvents, tickets } from '../database/schema.ts'
import type { Place, Sort } from './cursor.ts'

/** As the indexes say it: with a parameter in its place they would not be used. */
const isListed = sql`${tickets.status} <> 'deleted'`

export interface ListFilter {
  webId: string
  channel?: string | undefined
  status?: string | undefined
}

export interface ListPage {
  sort: Sort
  /** Undefined: all. */
  limit: number | undefined
  after: Place | undefined
}

/** The query of one page; awaited, it is the page. */
export function ticketPage(queries: Queries, companyId: string, filter: ListFilter, page: ListPage) {
  const list = queries
    .select({ ticket: tickets, customer: customers, lastMessage: messages })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .innerJoin(messages, eq(messages.id, tickets.lastMessageId))
    .where(and(matches(companyId, filter), page.after && isBehind(page.sort, page.after)))
    .orderBy(...orders[page.sort])
    .$dynamic()
  return page.limit === undefined ? list : list.limit(page.limit)
}

/** Not deleted, unless deleted ones are asked for. */
function matches(companyId: string, { webId, channel, status }: ListFilter): SQL | undefined {
  return and(
    eq(tickets.companyId, companyId),
    eq(tickets.webId, webId),
    channel === undefined ? undefined : eq(tickets.channel, channel),
    status === undefined ? isListed : sql`${tickets.status} = ${status}`,
  )
}

const orders = {
  waiting: [sql`${tickets.waitingOrder}`, sql`${tickets.id}`],
  newest: [sql`${tickets.updatedAt} desc`, sql`${tickets.id} desc`],
  oldest: [sql`${tickets.updatedAt}`, sql`${tickets.id}`],
} satisfies Record<Sort, SQL[]>

function isBehind(sort: Sort, { order, id }: Place): SQL {
  if (sort === 'waiting') return sql`(${tickets.waitingOrder}, ${tickets.id}) > (${order}::bigint, ${id})`
  const time = sql`${new Date(order).toISOString()}::timestamptz`
  return sort === 'newest'
    ? sql`(${tickets.updatedAt}, ${tickets.id}) < (${time}, ${id})`
    : sql`(${tickets.updatedAt}, ${tickets.id}) > (${time}, ${id})`
}

export async function countTickets(queries: Queries, companyId: string, webId: string) {
  return await queries
    .select({ status: tickets.status, channel: tickets.channel, count: count() })
    .from(tickets)
    .where(matches(companyId, { webId }))
    .groupBy(tickets.status, tickets.channel)
}

/** A ticket with all that was said and done; deleted ones too. */
export async function findTicket(queries: Queries, companyId: string, id: string) {
  const [row] = await queries
    .select({ ticket: tickets, customer: customers })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .where(and(eq(tickets.id, id), eq(tickets.companyId, companyId)))
  if (!row) return undefined
  const [said, done] = [await listMessages(queries, companyId, id), await listEvents(queries, companyId, id)]
  return { ...row, messages: said, events: done }
}

/** Oldest first. */
export async function listMessages(queries: Queries, companyId: string, ticketId: string) {
  return await queries
    .select()
    .from(messages)
    .where(and(eq(messages.ticketId, ticketId), eq(messages.companyId, companyId)))
    .orderBy(asc(messages.createdAt), asc(messages.id))
}

/** Oldest first. */
async function listEvents(queries: Queries, companyId: string, ticketId: string) {
  return await queries
    .select()
    .from(ticketEvents)
    .where(and(eq(ticketEvents.ticketId, ticketId), eq(ticketEvents.companyId, companyId)))
    .orderBy(asc(ticketEvents.createdAt), asc(ticketEvents.id))
}

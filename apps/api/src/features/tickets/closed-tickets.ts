import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Place } from '../../platform/contract/cursor.ts'
import type { Queries } from '../../platform/database/database.ts'
import { customers } from '../customers/tables.ts'
import { holds } from './list-filter.ts'
import { isBehind, orders } from './list-order.ts'
import { searchWayOf } from './search-way.ts'
import { isInScope, messages, type TicketScope, tickets } from './tables.ts'

/** So much of the first message is shown, in characters. */
const SHOWN = 300

interface Wanted {
  search: string | undefined
  after: Place | undefined
  limit: number
  /** Which of them, by the ticket's id. */
  which: (ticketId: PgColumn) => SQL
}

/** Closed tickets to which a person replied, those that changed last first, each with what the customer wrote first. */
export async function listClosedTickets(
  queries: Queries,
  scope: TicketScope,
  { search, after, limit, which }: Wanted,
) {
  const replies = queries
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.ticketId, tickets.id), eq(messages.author, 'support')))
  const behind = after && isBehind('newest', after)
  const where = and(isInScope(scope), eq(tickets.status, 'closed'), behind)
  const order = orders.newest
  const held =
    search === undefined
      ? undefined
      : holds(
          scope.companyId,
          search,
          await searchWayOf(queries, scope.companyId, search, { where, order, limit }),
        )
  const rows = await queries
    .select({
      ticketId: tickets.id,
      customerName: customers.name,
      channel: tickets.channel,
      subject: tickets.subject,
      createdAt: tickets.createdAt,
      updatedAt: tickets.updatedAt,
    })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .where(and(where, held, exists(replies), which(tickets.id)))
    .orderBy(...order)
    .limit(limit)
  const asked = await firstMessages(
    queries,
    scope.companyId,
    rows.map(({ ticketId }) => ticketId),
  )
  return rows.map((row) => ({ ...row, asked: asked.get(row.ticketId) ?? '' }))
}

async function firstMessages(queries: Queries, companyId: string, ticketIds: readonly string[]) {
  if (ticketIds.length === 0) return new Map<string, string>()
  const rows = await queries
    .selectDistinctOn([messages.ticketId], {
      ticketId: messages.ticketId,
      text: sql<string>`left(${messages.text}, ${SHOWN})`,
    })
    .from(messages)
    .where(
      and(
        eq(messages.companyId, companyId),
        inArray(messages.ticketId, [...ticketIds]),
        eq(messages.author, 'customer'),
      ),
    )
    .orderBy(messages.ticketId, asc(messages.createdAt), asc(messages.id))
  return new Map(rows.map(({ ticketId, text }) => [ticketId, text]))
}

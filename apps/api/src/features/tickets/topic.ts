/** What changes in tickets, as whoever looks at their list is told. */
import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../platform/database/database.ts'
import { publish } from '../../platform/stream/publish.ts'
import type { Topic } from '../../platform/stream/topic.ts'
import { closedChannels } from '../users/index.ts'
import { toSummary } from './present.ts'
import { findSummaries } from './store.ts'
import { tickets } from './tables.ts'

/** A customer's tickets that are told of when something of the customer changes. */
const MOST_OF_CUSTOMER = 100

/** Tells everybody that something of the ticket was written, and by whom, once the transaction is through. */
export async function publishChange(
  queries: Queries,
  ticketId: string,
  by: string | null = null,
): Promise<void> {
  const row = sql`select company_id, web_id, id, touched_at as at from tickets where id = ${ticketId}`
  await publish(queries, 'tickets', row, by)
}

/** Tells everybody that something of a customer was written, in the tickets that were changed last. */
export async function tellOfCustomer(queries: Queries, customerId: string): Promise<void> {
  const theirs = queries
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.customerId, customerId), ne(tickets.status, 'deleted')))
    .orderBy(desc(tickets.updatedAt))
    .limit(MOST_OF_CUSTOMER)
  const told = await queries
    .update(tickets)
    .set({ touchedAt: sql`now()` })
    .where(inArray(tickets.id, theirs))
    .returning({ id: tickets.id })
  for (const { id } of told) await publishChange(queries, id)
}

/** For everybody who may read tickets. */
export function ticketsTopic({ queries }: Database): Topic {
  return {
    name: 'tickets',
    mayFollow: (rights) => rights.has('web'),
    isFor: (event, person) =>
      !('ticket' in event) || !event.ticket || !closedChannels(person).includes(event.ticket.channel),
    async since({ companyId, webId }, moment, most) {
      const rows = await queries
        .select({ id: tickets.id, touchedAt: tickets.touchedAt })
        .from(tickets)
        .where(and(eq(tickets.companyId, companyId), eq(tickets.webId, webId), gt(tickets.touchedAt, moment)))
        .orderBy(asc(tickets.touchedAt))
        .limit(most)
      return rows.map(({ id, touchedAt }) => ({ id, at: touchedAt.getTime(), by: null }))
    },
    async read({ companyId }, written) {
      const ids = written.map(({ id }) => id)
      const rows = await findSummaries(queries, { companyId }, inArray(tickets.id, ids))
      const summaries = new Map(rows.map((row) => [row.ticket.id, toSummary(row, row.lastMessage)]))
      return written.map(({ id, by }) => {
        const found = summaries.get(id)
        const ticket = found && found.status !== 'deleted' ? found : null
        return { topic: 'tickets', id, ...(by !== null && { by }), ticket }
      })
    },
  }
}

/** What goes with a web: its tickets, with all that was said in them. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { messages, ticketEvents, tickets } from './tables.ts'

/** The webs are held, and so are those who wrote in them. @see lockTicket for the order of the tables. */
export async function deleteTicketsIn(
  queries: Queries,
  companyId: string,
  webIds: readonly string[],
): Promise<void> {
  const isTheirs = and(eq(tickets.companyId, companyId), inArray(tickets.webId, [...webIds]))
  await queries
    .select({ id: tickets.id })
    .from(tickets)
    .where(isTheirs)
    .orderBy(asc(tickets.id))
    .for('update')
  // What there is most of goes first: deleted along with its ticket, each row would be looked for alone.
  const theirs = queries.select({ id: tickets.id }).from(tickets).where(isTheirs)
  await queries.delete(messages).where(inArray(messages.ticketId, theirs))
  await queries.delete(ticketEvents).where(inArray(ticketEvents.ticketId, theirs))
  await queries.delete(tickets).where(isTheirs)
}

/** What goes with a web: its tickets, with all that was said in them, and the customers whom no ticket is left of. */
import { and, asc, eq, exists, inArray, notExists, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { customers } from '../customers/tables.ts'
import { messages, ticketEvents, tickets } from './tables.ts'

/** The webs are held: nobody opens a ticket in them meanwhile. Customers whom the company knows from elsewhere too stay. */
export async function deleteTicketsOfWebs(
  queries: Queries,
  companyId: string,
  webIds: readonly string[],
): Promise<void> {
  if (webIds.length === 0) return
  const isTheirs = and(eq(tickets.companyId, companyId), inArray(tickets.webId, [...webIds]))
  const writers = await lockWriters(queries, companyId, isTheirs)
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
  await deleteWithoutTickets(queries, writers)
}

/** Before the tickets. @see lockTicket for the order of the tables. */
async function lockWriters(
  queries: Queries,
  companyId: string,
  isTheirs: ReturnType<typeof and>,
): Promise<string[]> {
  const wrote = queries
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.customerId, customers.id), isTheirs))
  const rows = await queries
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.companyId, companyId), exists(wrote)))
    .orderBy(asc(customers.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/** Deletes those of the customers whom no ticket is left of. They are locked: no ticket comes in between. */
export async function deleteWithoutTickets(queries: Queries, ids: readonly string[]): Promise<void> {
  const theirs = queries.select({ id: tickets.id }).from(tickets).where(eq(tickets.customerId, customers.id))
  // One parameter, however many they are.
  const isOne = sql`${customers.id} = any(${sql.param([...ids])}::text[])`
  await queries.delete(customers).where(and(isOne, notExists(theirs)))
}

/** What goes with a web: its tickets, and the customers whom no ticket is left of. */
import { and, asc, eq, exists, inArray } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { deleteTicketsIn } from '../tickets/index.ts'
import { tickets } from '../tickets/tables.ts'
import { deleteWithoutTickets } from './store.ts'
import { customers } from './tables.ts'

/** The webs are held: nobody opens a ticket in them meanwhile. Customers whom the company knows from elsewhere too stay. */
export async function deleteTicketsOfWebs(
  queries: Queries,
  companyId: string,
  webIds: readonly string[],
): Promise<void> {
  if (webIds.length === 0) return
  const writers = await lockWriters(queries, companyId, webIds)
  await deleteTicketsIn(queries, companyId, webIds)
  await deleteWithoutTickets(queries, writers)
}

/** Before the tickets. @see lockTicket for the order of the tables. */
async function lockWriters(
  queries: Queries,
  companyId: string,
  webIds: readonly string[],
): Promise<string[]> {
  const wrote = queries
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      and(
        eq(tickets.customerId, customers.id),
        eq(tickets.companyId, companyId),
        inArray(tickets.webId, [...webIds]),
      ),
    )
  const rows = await queries
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.companyId, companyId), exists(wrote)))
    .orderBy(asc(customers.id))
    .for('update')
  return rows.map(({ id }) => id)
}

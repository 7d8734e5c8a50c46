/** Customers as their tickets need them. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { customers } from '../customers/tables.ts'
import { tickets } from './tables.ts'

/**
 * Holds the customer until the transaction ends. Lock a customer before any ticket.
 *
 * @param strength `update` to change what it is known by, `no key update` to change the rest, `share` so that nobody
 *   changes it, `key share` as PostgreSQL does for a row that refers to it.
 */
export async function lockCustomer(
  queries: Queries,
  companyId: string,
  id: string,
  strength: 'update' | 'no key update' | 'share' | 'key share',
) {
  const [customer] = await queries
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.companyId, companyId)))
    .for(strength)
  return customer
}

/** Where the customer has written, and whether their tickets say that they are who they say; null where none does. */
export async function findTicketFacts(
  queries: Queries,
  companyId: string,
  customerId: string,
): Promise<{ channels: string[]; isVerified: boolean | null }> {
  const rows = await queries
    .select({
      channel: tickets.channel,
      isVerified: sql<boolean | null>`bool_or(${tickets.customerVerified})`,
    })
    .from(tickets)
    .where(and(eq(tickets.customerId, customerId), eq(tickets.companyId, companyId)))
    .groupBy(tickets.channel)
    .orderBy(asc(tickets.channel))
  const said = rows.flatMap(({ isVerified }) => isVerified ?? [])
  return {
    channels: rows.map(({ channel }) => channel),
    isVerified: said.length > 0 ? said.includes(true) : null,
  }
}

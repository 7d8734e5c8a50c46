/** Customers as their tickets need them. */
import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { customers } from '../customers/tables.ts'
import { tickets } from './tables.ts'

/**
 * Holds the customer until the transaction ends. Lock a customer before any ticket.
 *
 * @param strength `update` to change or delete it, `key share` so that nobody deletes it.
 */
export async function lockCustomer(
  queries: Queries,
  companyId: string,
  id: string,
  strength: 'update' | 'key share',
) {
  const [customer] = await queries
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.companyId, companyId)))
    .for(strength)
  return customer
}

/** Where the customer has written. */
export async function listChannels(
  queries: Queries,
  companyId: string,
  customerId: string,
): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ channel: tickets.channel })
    .from(tickets)
    .where(and(eq(tickets.customerId, customerId), eq(tickets.companyId, companyId)))
    .orderBy(asc(tickets.channel))
  return rows.map(({ channel }) => channel)
}

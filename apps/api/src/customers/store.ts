import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/database.ts'
import { customers, tickets } from '../database/schema.ts'

/** Tickets of a customer that are shown beside them. */
const MOST_TICKETS = 50
const MOST_FOUND = 20

export async function findCustomer(queries: Queries, companyId: string, id: string) {
  const [customer] = await queries
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.companyId, companyId)))
  return customer
}

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

/** Holds all tickets of a locked customer until the transaction ends. */
export async function lockTicketsOf(queries: Queries, companyId: string, customerId: string): Promise<void> {
  await queries
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.customerId, customerId), eq(tickets.companyId, companyId)))
    .orderBy(asc(tickets.id))
    .for('no key update')
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

export const ofCustomer = (customerId: string) =>
  and(eq(tickets.customerId, customerId), sql`${tickets.status} <> 'deleted'`)

export const newestFirst = { by: desc(tickets.updatedAt), limit: MOST_TICKETS }

/** Those of whom each word begins a part of the name, the address, the number or the handle. */
export async function searchCustomers(queries: Queries, companyId: string, query: string) {
  return queries
    .select()
    .from(customers)
    .where(and(eq(customers.companyId, companyId), sql`${customers.words} @@ ${query}::tsquery`))
    .orderBy(asc(customers.name), asc(customers.id))
    .limit(MOST_FOUND)
}

export async function updateCustomer(
  queries: Queries,
  companyId: string,
  id: string,
  change: PgUpdateSetSource<typeof customers>,
) {
  await queries
    .update(customers)
    .set(change)
    .where(and(eq(customers.id, id), eq(customers.companyId, companyId)))
}

/** Whether somebody else of the company has the address. */
export async function isTaken(
  queries: Queries,
  companyId: string,
  email: string,
  but: string,
): Promise<boolean> {
  const rows = await queries
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.companyId, companyId), eq(customers.email, email)))
  return rows.some(({ id }) => id !== but)
}

/** The next ones behind a ticket's id, in the order in which tickets are locked. */
export async function listOpenTicketIds(
  queries: Queries,
  companyId: string,
  customerId: string,
  { after, limit }: { after: string; limit: number },
) {
  const rows = await queries
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      and(
        eq(tickets.customerId, customerId),
        eq(tickets.companyId, companyId),
        sql`${tickets.status} in ('open', 'answered')`,
        gt(tickets.id, after),
      ),
    )
    .orderBy(asc(tickets.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

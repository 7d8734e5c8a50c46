import { and, asc, desc, eq, gt, notExists, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Queries } from '../../platform/database/database.ts'
import { customers } from './tables.ts'
import { tickets } from '../tickets/tables.ts'

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

/** Holds all tickets of a locked customer until the transaction ends. */
export async function lockTicketsOf(queries: Queries, companyId: string, customerId: string): Promise<void> {
  await queries
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.customerId, customerId), eq(tickets.companyId, companyId)))
    .orderBy(asc(tickets.id))
    .for('no key update')
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

/** Deletes those of the customers whom no ticket is left of. They are locked: no ticket comes in between. */
export async function deleteWithoutTickets(queries: Queries, ids: readonly string[]): Promise<void> {
  const theirs = queries.select({ id: tickets.id }).from(tickets).where(eq(tickets.customerId, customers.id))
  // One parameter, however many they are.
  const isOne = sql`${customers.id} = any(${sql.param([...ids])}::text[])`
  await queries.delete(customers).where(and(isOne, notExists(theirs)))
}

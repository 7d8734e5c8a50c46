import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { companies, customers, messages, ticketEvents, tickets, users } from '../database/schema.ts'

/**
 * Holds what others change of the company until the transaction ends. The company itself comes last: who has locked a
 * ticket needs it to write a message. @see lockTicket for the order of the tables.
 */
export async function lockCustomersAndTickets(queries: Queries, companyId: string): Promise<void> {
  for (const table of [customers, tickets]) {
    await queries
      .select({ id: table.id })
      .from(table)
      .where(eq(table.companyId, companyId))
      .orderBy(asc(table.id))
      .for('update')
  }
}

/** @returns the status of the subscription, which changes no more until the transaction ends. */
export async function lockSubscription(queries: Queries, companyId: string) {
  const [company] = await queries
    .select({ status: companies.subscriptionStatus })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update')
  return company?.status
}

export async function listAvatars(queries: Queries, companyId: string): Promise<string[]> {
  const rows = await queries
    .select({ avatar: users.avatar })
    .from(users)
    .where(and(eq(users.companyId, companyId), isNotNull(users.avatar)))
  return rows.flatMap((row) => row.avatar ?? [])
}

/** What there is most of goes first: deleted along with its ticket, each row would be looked for alone. */
export async function deleteCompanyWhole(queries: Queries, companyId: string) {
  await queries.delete(messages).where(eq(messages.companyId, companyId))
  await queries.delete(ticketEvents).where(eq(ticketEvents.companyId, companyId))
  await queries.delete(tickets).where(eq(tickets.companyId, companyId))
  await queries.delete(companies).where(eq(companies.id, companyId))
}

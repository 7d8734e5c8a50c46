import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { messages, ticketEvents, tickets } from '../tickets/tables.ts'
import { companies, users } from '../users/tables.ts'

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

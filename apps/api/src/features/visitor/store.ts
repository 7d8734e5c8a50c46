import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import { customerWords, publishChange } from '../tickets/index.ts'
import { customers } from '../customers/tables.ts'
import { ticketEvents, tickets } from '../tickets/tables.ts'
import { visitorTokens } from './tables.ts'

type NewCustomer = Omit<typeof customers.$inferInsert, 'id'>

/**
 * One record a customer: who gives an address that is known is that customer. What is known
 * about them stays as it is, since anybody can type an address.
 */
export async function findOrInsertCustomer(queries: Queries, customer: NewCustomer) {
  const [row] = await queries
    .insert(customers)
    .values({ id: newId(), ...customer, words: customerWords(customer) })
    .onConflictDoUpdate({
      target: [customers.companyId, customers.email],
      // Nothing changes but that the customer is held, and by no stronger lock than this one.
      set: { language: sql`${customers.language}` },
    })
    .returning({ id: customers.id })
  if (!row) throw new Error('An upsert returns its row.')
  return row.id
}

/** @param customerId null for a ticket that was emptied, whose customer is gone. */
export async function isCustomerBlocked(queries: Queries, customerId: string | null): Promise<boolean> {
  if (customerId === null) return false
  const [customer] = await queries
    .select({ blockedAt: customers.blockedAt })
    .from(customers)
    .where(eq(customers.id, customerId))
  return customer?.blockedAt !== null && customer !== undefined
}

export async function insertTicket(queries: Queries, ticket: typeof tickets.$inferInsert) {
  await queries.insert(tickets).values(ticket)
  await publishChange(queries, ticket.id)
}

export async function insertOpened(
  queries: Queries,
  event: Pick<typeof ticketEvents.$inferInsert, 'companyId' | 'ticketId' | 'createdAt'>,
) {
  await queries.insert(ticketEvents).values({
    id: newId(),
    kind: 'opened',
    actor: 'customer',
    ...event,
  })
}

export async function insertToken(queries: Queries, token: typeof visitorTokens.$inferInsert) {
  await queries.insert(visitorTokens).values(token)
}

export async function findTokenTicket(queries: Queries, tokenHash: string) {
  const [row] = await queries
    .select({
      companyId: visitorTokens.companyId,
      ticketId: visitorTokens.ticketId,
      lastUsedAt: visitorTokens.lastUsedAt,
    })
    .from(visitorTokens)
    .where(eq(visitorTokens.tokenHash, tokenHash))
  return row
}

export async function noteUse(queries: Queries, tokenHash: string, lastUsedAt: Date) {
  await queries.update(visitorTokens).set({ lastUsedAt }).where(eq(visitorTokens.tokenHash, tokenHash))
}

/** Customers as their tickets need them. */
import { and, asc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import { customers, digitsOf } from '../customers/tables.ts'
import { answerBy, channelsWithWindow } from './rules.ts'
import { isInScope, messages, type TicketScope, tickets } from './tables.ts'
import { customerWords } from './word-index.ts'

/** What a customer says of themselves, or their channel does. */
export type CustomerFacts = Partial<
  Pick<typeof customers.$inferInsert, 'name' | 'email' | 'phone' | 'handle' | 'language' | 'timeZone'>
>

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

interface TicketFacts {
  channels: string[]
  isVerified: boolean | null
  ticketCount: number
  openCount: number
}

/**
 * Where the customer has written, whether their tickets say that they are who they say (null where none does), and how
 * many there are.
 */
export async function findTicketFacts(
  queries: Queries,
  scope: TicketScope,
  customerId: string,
): Promise<TicketFacts> {
  const facts = await findFactsOfMany(queries, scope, [customerId])
  return facts(customerId)
}

/** The same of many customers, by one query. */
export async function findFactsOfMany(
  queries: Queries,
  scope: TicketScope,
  customerIds: readonly string[],
): Promise<(customerId: string) => TicketFacts> {
  const rows = await queries
    .select({
      customerId: tickets.customerId,
      channel: tickets.channel,
      isVerified: sql<boolean | null>`bool_or(${tickets.customerVerified})`,
      count: sql<number>`(count(*) filter (where ${tickets.status} <> 'deleted'))::int`,
      open: sql<number>`(count(*) filter (where ${tickets.status} = 'open'))::int`,
    })
    .from(tickets)
    .where(and(inArray(tickets.customerId, [...customerIds]), isInScope(scope)))
    .groupBy(tickets.customerId, tickets.channel)
    .orderBy(asc(tickets.channel))
  const byCustomer = Map.groupBy(rows, (row) => row.customerId)
  return (customerId) => {
    const own = byCustomer.get(customerId) ?? []
    const said = own.flatMap(({ isVerified }) => isVerified ?? [])
    return {
      channels: own.map(({ channel }) => channel),
      isVerified: said.length > 0 ? said.includes(true) : null,
      ticketCount: own.reduce((sum, { count }) => sum + count, 0),
      openCount: own.reduce((sum, { open }) => sum + open, 0),
    }
  }
}

/** Of the channels on which a customer has written, those on which they can be written to now. */
export async function findWritable(
  queries: Queries,
  companyId: string,
  customerId: string,
  channels: readonly string[],
): Promise<string[]> {
  const limited = channels.filter((channel) => channelsWithWindow.includes(channel))
  const asked =
    limited.length === 0
      ? []
      : await queries
          .select({ channel: tickets.channel, at: max(messages.createdAt) })
          .from(tickets)
          .innerJoin(messages, eq(messages.ticketId, tickets.id))
          .where(
            and(
              eq(tickets.customerId, customerId),
              eq(tickets.companyId, companyId),
              inArray(tickets.channel, limited),
              eq(messages.author, 'customer'),
            ),
          )
          .groupBy(tickets.channel)
  const now = new Date()
  return channels.filter((channel) => {
    if (channel === 'web') return false
    if (!limited.includes(channel)) return true
    const until = answerBy(channel, asked.find((each) => each.channel === channel)?.at)
    return until !== undefined && until > now
  })
}

/**
 * One record a customer: who gives an address that is known is that customer. What is known
 * about them stays as it is, since anybody can type an address.
 *
 * @returns the id of the customer, who is held until the transaction ends.
 */
export async function findOrInsertCustomer(
  queries: Queries,
  companyId: string,
  facts: CustomerFacts,
  createdAt: Date,
): Promise<string> {
  const email = facts.email?.toLowerCase() ?? null
  const customer = { ...facts, name: facts.name?.trim() ?? '', email }
  const [row] = await queries
    .insert(customers)
    .values({ id: newId(), companyId, ...customer, createdAt, words: customerWords(customer) })
    .onConflictDoUpdate({
      target: [customers.companyId, customers.email],
      // Nothing changes but that the customer is held, and by no stronger lock than this one.
      set: { language: sql`${customers.language}` },
    })
    .returning({ id: customers.id })
  if (!row) throw new Error('An upsert returns its row.')
  return row.id
}

/** Who has a number, with the country's before it; the first where several have. Held until the transaction ends. */
export async function findCustomerByPhone(
  queries: Queries,
  companyId: string,
  phone: string,
): Promise<string | undefined> {
  const [row] = await queries
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.companyId, companyId),
        eq(digitsOf(customers.phone), phone.replaceAll(/\D/g, '')),
        isNotNull(customers.phone),
      ),
    )
    .orderBy(asc(customers.createdAt))
    .limit(1)
    .for('key share')
  return row?.id
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

export async function insertCustomers(
  queries: Queries,
  all: (typeof customers.$inferInsert)[],
): Promise<void> {
  await queries.insert(customers).values(all.map((one) => ({ ...one, words: customerWords(one) })))
}

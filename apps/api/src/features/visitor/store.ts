import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { customers } from '../customers/tables.ts'
import { messages, tickets } from '../tickets/tables.ts'
import { visitorTokens } from './tables.ts'

/** What the visitor's side may know of who writes in a ticket. */
export async function findContact(
  queries: Queries,
  { id, customerId }: Pick<typeof tickets.$inferSelect, 'id' | 'customerId'>,
) {
  const rows = await queries
    .select({ typed: visitorTokens.email, email: customers.email, blockedAt: customers.blockedAt })
    .from(visitorTokens)
    .leftJoin(customers, eq(customers.id, customerId ?? ''))
    .where(eq(visitorTokens.ticketId, id))
  return {
    hasEmail: rows.some(({ typed, email }) => typed !== null || email !== null),
    isBlocked: rows.some(({ blockedAt }) => blockedAt !== null),
  }
}

export async function noteEmail(queries: Queries, ticketId: string, email: string): Promise<void> {
  await queries.update(visitorTokens).set({ email }).where(eq(visitorTokens.ticketId, ticketId))
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
    .innerJoin(tickets, eq(tickets.id, visitorTokens.ticketId))
    // Of a deleted conversation nothing is read, nor followed, nor added to.
    .where(and(eq(visitorTokens.tokenHash, tokenHash), ne(tickets.status, 'deleted')))
  return row
}

/** The chat window has read what was written until then. */
export async function noteRead(queries: Queries, ticketId: string, until: Date): Promise<void> {
  const isNew = or(isNull(visitorTokens.readAt), lt(visitorTokens.readAt, until))
  await queries
    .update(visitorTokens)
    .set({ readAt: until })
    .where(and(eq(visitorTokens.ticketId, ticketId), isNew))
}

/** Until when a conversation was read or mailed; null where neither was. */
export async function findKnownUntil(queries: Queries, ticketId: string): Promise<Date | null> {
  const rows = await queries
    .select({ readAt: visitorTokens.readAt, mailedAt: visitorTokens.mailedAt })
    .from(visitorTokens)
    .where(eq(visitorTokens.ticketId, ticketId))
    .for('no key update')
  const times = rows.flatMap(({ readAt, mailedAt }) => [readAt, mailedAt]).filter((time) => time !== null)
  return times.length === 0 ? null : new Date(Math.max(...times.map(Number)))
}

export async function noteMailed(queries: Queries, ticketId: string, until: Date): Promise<void> {
  await queries.update(visitorTokens).set({ mailedAt: until }).where(eq(visitorTokens.ticketId, ticketId))
}

/** What a mail to a visitor needs; undefined where none can be sent. */
export async function findRecipient(queries: Queries, companyId: string, ticketId: string) {
  const [row] = await queries
    .select({
      email: sql<string | null>`coalesce(${visitorTokens.email}, ${customers.email})`,
      language: customers.language,
      blockedAt: customers.blockedAt,
      status: tickets.status,
      webId: tickets.webId,
    })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .innerJoin(visitorTokens, eq(visitorTokens.ticketId, tickets.id))
    .where(and(eq(tickets.id, ticketId), eq(tickets.companyId, companyId), eq(tickets.channel, 'web')))
    .limit(1)
  if (!row?.email || row.blockedAt !== null || row.status === 'deleted') return undefined
  return { email: row.email, language: row.language, webId: row.webId }
}

/** Replies that one mail holds: the newest. */
const MOST_MAILED = 20

/** What the team wrote in a ticket after a moment, the oldest first. */
export async function listReplies(queries: Queries, ticketId: string, after: Date | null) {
  const newest = await queries
    .select({ id: messages.id, text: messages.text, createdAt: messages.createdAt })
    .from(messages)
    .where(
      and(
        eq(messages.ticketId, ticketId),
        eq(messages.author, 'support'),
        after ? gt(messages.createdAt, after) : undefined,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(MOST_MAILED)
  return newest.toReversed()
}

export async function noteUse(queries: Queries, tokenHash: string, lastUsedAt: Date) {
  await queries.update(visitorTokens).set({ lastUsedAt }).where(eq(visitorTokens.tokenHash, tokenHash))
}

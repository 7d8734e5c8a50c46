/** Notes that mention colleagues, until some time after those have read them. */
import type { components } from '@replybay/api-client'
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { customers } from '../../customers/tables.ts'
import { users } from '../../users/tables.ts'
import { isInScope, ticketNotes, type TicketScope, tickets } from '../tables.ts'
import { ticketMentions } from './tables.ts'

/** So many are told at once, as the contract says. */
const MOST = 50
/** As much of a note as is told to who is mentioned in it, in characters. */
const LENGTH = 200
/** So long one that was read is kept, as the contract says; in ms. */
const KEPT_MS = 30 * 86_400_000

interface Mentions {
  mentions: components['schemas']['UnreadMention'][]
  /** In all. */
  count: number
}

/** The beginning of a note, for who is mentioned in it. */
export function beginningOf(text: string): string {
  return Array.from(text).slice(0, LENGTH).join('')
}

/** Keeps for each person that a note mentions them. The ticket is held. */
export async function insertMentions(
  queries: Queries,
  note: Pick<typeof ticketNotes.$inferSelect, 'id' | 'companyId' | 'ticketId' | 'createdAt'>,
  userIds: readonly string[],
): Promise<void> {
  const { id: noteId, companyId, ticketId, createdAt } = note
  // Held, so that whoever is removed from the team at this moment is left out.
  const people = await queries
    .select({ userId: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), eq(users.companyId, companyId)))
    .orderBy(asc(users.id))
    .for('key share')
  if (people.length === 0) return
  const rows = people.map(({ userId }) => ({ companyId, ticketId, userId, noteId, createdAt }))
  await queries.insert(ticketMentions).values(rows)
}

/** A note no longer mentions some people. */
export async function deleteMentions(
  queries: Queries,
  noteId: string,
  userIds: readonly string[],
): Promise<void> {
  await queries
    .delete(ticketMentions)
    .where(and(eq(ticketMentions.noteId, noteId), inArray(ticketMentions.userId, [...userIds])))
}

/**
 * What mentions a person in tickets that are there: what is not read yet, the newest first, or what was read lately, the
 * last read first.
 */
export async function listMentions(
  queries: Queries,
  scope: TicketScope,
  userId: string,
  isRead: boolean,
): Promise<Mentions> {
  const at = isRead ? ticketMentions.readAt : ticketMentions.createdAt
  const rows = await queries
    .select({
      noteId: ticketMentions.noteId,
      ticketId: ticketMentions.ticketId,
      webId: tickets.webId,
      channel: tickets.channel,
      customerName: customers.name,
      authorName: ticketNotes.authorName,
      text: ticketNotes.text,
      createdAt: ticketMentions.createdAt,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(ticketMentions)
    .innerJoin(tickets, eq(tickets.id, ticketMentions.ticketId))
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .innerJoin(ticketNotes, eq(ticketNotes.id, ticketMentions.noteId))
    .where(and(isOf(scope, userId), isRead ? gt(ticketMentions.readAt, keptSince()) : isUnread()))
    .orderBy(desc(at), desc(ticketMentions.noteId))
    .limit(MOST)
  const mentions = rows.map(({ count: _count, text, createdAt, ...mention }) => ({
    ...mention,
    text: beginningOf(text),
    createdAt: createdAt.toISOString(),
  }))
  return { mentions, count: rows[0]?.count ?? 0 }
}

/** How many mention a person and are not read yet. */
export async function countMentions(queries: Queries, scope: TicketScope, userId: string): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(ticketMentions)
    .innerJoin(tickets, eq(tickets.id, ticketMentions.ticketId))
    .where(and(isOf(scope, userId), isUnread()))
  return row?.count ?? 0
}

/** A person has read what mentions them in a ticket. What they read long ago is not kept. */
export async function readMentions(queries: Queries, userId: string, ticketId: string): Promise<void> {
  const isTheirs = eq(ticketMentions.userId, userId)
  await queries.delete(ticketMentions).where(and(isTheirs, lte(ticketMentions.readAt, keptSince())))
  await queries
    .update(ticketMentions)
    .set({ readAt: new Date() })
    .where(and(isTheirs, eq(ticketMentions.ticketId, ticketId), isUnread()))
}

const keptSince = () => new Date(Date.now() - KEPT_MS)
const isUnread = () => isNull(ticketMentions.readAt)

function isOf(scope: TicketScope, userId: string) {
  return and(
    eq(ticketMentions.companyId, scope.companyId),
    isInScope(scope),
    eq(ticketMentions.userId, userId),
    ne(tickets.status, 'deleted'),
  )
}

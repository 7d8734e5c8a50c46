/** Deleted tickets lose what was said in them after some days; that they were there stays, so that counts stay true. */
import { and, asc, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import { lockCustomer } from '../customers/store.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { attachments } from '../attachments/tables.ts'
import { customers } from '../customers/tables.ts'
import { idempotencyKeys, messages, ticketEvents, ticketNotes, tickets, ticketWords } from './tables.ts'
import { visitorTokens } from '../visitor/tables.ts'
import { lockTicket } from './writing.ts'

/** Tickets that are looked for at a time; each is emptied in a transaction of its own. */
const BATCH = 100

type DueTicket = Pick<typeof tickets.$inferSelect, 'id' | 'companyId' | 'customerId'>

/**
 * Empties the tickets that were deleted before a moment, and removes customers whom no ticket is left of. Any number of
 * instances may do so.
 */
export async function emptyDeletedTickets(database: Database, blobs: BlobStore, before: Date): Promise<void> {
  for (;;) {
    const due = await listDue(database.queries, before)
    for (const ticket of due) {
      const files = await database.transaction((queries) => emptyTicket(queries, ticket))
      // One that can't be removed now belongs to nothing any more, and is found by the sweep.
      await Promise.allSettled(files.map((file) => blobs.remove(file)))
    }
    if (due.length < BATCH) return
  }
}

/** A deleted ticket changes no more: its last change is its deletion. */
async function listDue(queries: Queries, before: Date): Promise<DueTicket[]> {
  return await queries
    .select({ id: tickets.id, companyId: tickets.companyId, customerId: tickets.customerId })
    .from(tickets)
    .where(
      and(
        sql`${tickets.status} = 'deleted'`,
        isNotNull(tickets.lastMessageId),
        lt(tickets.updatedAt, before),
      ),
    )
    .orderBy(asc(tickets.updatedAt))
    .limit(BATCH)
}

/** @returns where the bytes of its files are. */
async function emptyTicket(queries: Queries, { id, companyId, customerId }: DueTicket): Promise<string[]> {
  if (customerId) await lockCustomer(queries, companyId, customerId, 'update')
  const ticket = await lockTicket(queries, companyId, id)
  // Another instance may have been faster.
  if (ticket?.status !== 'deleted' || ticket.lastMessageId === null) return []
  for (const table of [messages, ticketNotes, ticketWords, visitorTokens, idempotencyKeys]) {
    await queries.delete(table).where(eq(table.ticketId, id))
  }
  const files = await queries
    .delete(attachments)
    .where(eq(attachments.ticketId, id))
    .returning({ blob: attachments.blob })
  await forgetDetails(queries, id)
  await queries
    .update(tickets)
    .set({ subject: '', tags: [], customerId: null, customerVerified: null, lastMessageId: null })
    .where(eq(tickets.id, id))
  if (customerId) await deleteWithoutTickets(queries, customerId)
  return files.map(({ blob }) => blob)
}

/** Events stay with their kinds, times and colleagues. */
async function forgetDetails(queries: Queries, ticketId: string): Promise<void> {
  const actorName = sql`case when ${ticketEvents.actor} = 'customer' then '' else ${ticketEvents.actorName} end`
  await queries
    .update(ticketEvents)
    .set({ detail: null, actorName })
    .where(eq(ticketEvents.ticketId, ticketId))
}

/** The customer is locked: no ticket comes in between. */
async function deleteWithoutTickets(queries: Queries, customerId: string): Promise<void> {
  const theirs = queries.select({ id: tickets.id }).from(tickets).where(eq(tickets.customerId, customerId))
  await queries.delete(customers).where(and(eq(customers.id, customerId), notExists(theirs)))
}

/** Deleted tickets lose what was said in them after some days; that they were there stays, so that counts stay true. */
import { and, asc, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { lockCustomer } from './customer-rows.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { HousekeepingTask } from '../../platform/server-feature.ts'
import { deleteAttachmentsOf } from '../attachments/index.ts'
import { customers } from '../customers/tables.ts'
import { idempotencyKeys, messages, ticketEvents, ticketNotes, tickets, ticketWords } from './tables.ts'
import { lockTicket } from './writing.ts'

const DAY_MS = 24 * 3_600_000
/** Tickets that are looked for at a time; each is emptied in a transaction of its own. */
const BATCH = 100

type DueTicket = Pick<typeof tickets.$inferSelect, 'id' | 'companyId' | 'customerId'>

/** Empties the tickets that were deleted so many days ago, and removes customers whom no ticket is left of. */
export const emptyDeletedTickets: HousekeepingTask = async ({ database, blobs, config }, now) => {
  const before = new Date(now.getTime() - config.deletedTicketDays * DAY_MS)
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
  for (const table of [messages, ticketNotes, ticketWords, idempotencyKeys]) {
    await queries.delete(table).where(eq(table.ticketId, id))
  }
  const files = await deleteAttachmentsOf(queries, id)
  await forgetDetails(queries, id)
  await queries
    .update(tickets)
    .set({ subject: '', tags: [], customerId: null, customerVerified: null, lastMessageId: null })
    .where(eq(tickets.id, id))
  if (customerId) await deleteWithoutTickets(queries, customerId)
  return files
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

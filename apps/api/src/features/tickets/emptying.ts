/** Deleted tickets lose what was said in them after some days; that they were there stays, so that counts stay true. */
import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { lockCustomer } from './customer-rows.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { DataOwner, EmptiedTicket, HousekeepingTask } from '../../platform/server-feature.ts'
import { idempotencyKeys, messages, ticketEvents, ticketNotes, tickets, ticketWords } from './tables.ts'
import { ticketMentions } from './mentions/tables.ts'
import { lockTicket } from './writing.ts'

const DAY_MS = 24 * 3_600_000
/** Tickets that are looked for at a time; each is emptied in a transaction of its own. */
const BATCH = 100

type DueTicket = Pick<typeof tickets.$inferSelect, 'id' | 'companyId' | 'customerId'>

/** Empties the tickets that were deleted so many days ago, and removes customers whom no ticket is left of. */
export const emptyDeletedTickets: HousekeepingTask = async ({ database, blobs, config, owners }, now) => {
  const before = new Date(now.getTime() - config.deletedTicketDays * DAY_MS)
  for (;;) {
    const due = await listDue(database.queries, before)
    for (const ticket of due) {
      const files = await database.transaction((queries) => emptyOne(queries, ticket, owners))
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
async function emptyOne(
  queries: Queries,
  { id, companyId, customerId }: DueTicket,
  owners: readonly DataOwner[],
): Promise<string[]> {
  if (customerId) await lockCustomer(queries, companyId, customerId, 'update')
  const ticket = await lockTicket(queries, { companyId }, id)
  // Another instance may have been faster.
  if (ticket?.status !== 'deleted' || ticket.lastMessageId === null) return []
  await queries
    .update(tickets)
    .set({
      subject: '',
      tags: [],
      customerId: null,
      customerVerified: null,
      ratingComment: null,
      lastMessageId: null,
      mention: null,
    })
    .where(eq(tickets.id, id))
  const files: string[] = []
  for (const { emptyTicket } of owners) {
    if (emptyTicket) files.push(...(await emptyTicket(queries, { id, customerId })))
  }
  return files
}

/** What this feature itself keeps of a ticket, beside its row. */
export async function emptyOwnTables(queries: Queries, { id }: EmptiedTicket): Promise<[]> {
  for (const table of [messages, ticketMentions, ticketNotes, ticketWords, idempotencyKeys]) {
    await queries.delete(table).where(eq(table.ticketId, id))
  }
  await forgetDetails(queries, id)
  return []
}

/** Events stay with their kinds, times and colleagues. */
async function forgetDetails(queries: Queries, ticketId: string): Promise<void> {
  const actorName = sql`case when ${ticketEvents.actor} = 'customer' then '' else ${ticketEvents.actorName} end`
  await queries
    .update(ticketEvents)
    .set({ detail: null, actorName })
    .where(eq(ticketEvents.ticketId, ticketId))
}

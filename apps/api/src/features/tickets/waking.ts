import { and, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../platform/database/database.ts'
import { type SnoozeReason, tickets } from './tables.ts'
import { publishChange } from './topic.ts'
import { insertEvent } from './writing.ts'

/** So many at a time: whoever answers one of them waits no longer. */
const BATCH = 100

/** Wakes the tickets that were set aside until now, and tells everybody. Any number of instances may do so. */
export async function wakeTickets(database: Database, now: Date): Promise<void> {
  for (;;) {
    const woken = await database.transaction(async (queries) => {
      const due = queries
        .select({ id: tickets.id })
        .from(tickets)
        .where(
          and(isNotNull(tickets.snoozedUntil), lte(tickets.snoozedUntil, now), ne(tickets.status, 'deleted')),
        )
        .limit(BATCH)
        .for('update', { skipLocked: true })
      const rows = await queries
        .update(tickets)
        .set({ snoozedUntil: null, touchedAt: sql`now()` })
        .where(inArray(tickets.id, due))
        .returning({ id: tickets.id })
      for (const { id } of rows) await publishChange(queries, id)
      return rows.length
    })
    if (woken < BATCH) return
  }
}

/**
 * Wakes those of a company's tickets that sleep, whatever they were to sleep until.
 *
 * @param happened what wakes them, which their history says
 */
export async function wakeNow(
  queries: Queries,
  companyId: string,
  ids: readonly string[],
  happened: SnoozeReason,
): Promise<void> {
  const sleeping = and(
    eq(tickets.companyId, companyId),
    inArray(tickets.id, ids.toSorted()),
    isNotNull(tickets.snoozedUntil),
    ne(tickets.status, 'deleted'),
  )
  const rows = await queries
    .update(tickets)
    .set({ snoozedUntil: null, touchedAt: sql`now()` })
    .where(sleeping)
    .returning({ id: tickets.id })
  const by = { actor: 'system', actorId: null, actorName: '', at: new Date() } as const
  for (const { id } of rows) {
    await insertEvent(queries, companyId, id, 'snoozed', { ...by, snoozedFor: happened })
    await publishChange(queries, id)
  }
}

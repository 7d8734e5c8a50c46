import { and, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { endClaims } from './claims.ts'
import { tickets } from './tables.ts'
import { publishChange } from './topic.ts'

const EVERY_MS = 30_000
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

/** Ends claims, too. @returns the way to stop it; resolves when no ticket is being woken any more. */
export function startWaking(database: Database, log: FastifyBaseLogger): () => Promise<void> {
  let turn = Promise.resolve()
  const wake = () =>
    wakeTickets(database, new Date())
      .then(() => endClaims(database, new Date()))
      .catch((error: unknown) => log.warn({ err: error }, 'Waking tickets failed'))
  const timer = setInterval(() => {
    turn = turn.then(wake)
  }, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await turn
  }
}

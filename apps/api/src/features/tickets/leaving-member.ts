/** What becomes of the tickets of a person who is removed from the team, or whose role or permissions open no tickets to them any more. */
import { and, asc, eq, sql } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import type { Queries } from '../../platform/database/database.ts'
import { publish } from '../../platform/stream/publish.ts'
import { users } from '../users/tables.ts'
import { unclaimed } from './claims.ts'
import { tickets } from './tables.ts'

/** Each is as long as two queries: who is assigned a ticket in all of them is assigned many a second. */
const MOST_ATTEMPTS = 20
const RETRY_S = 1

/**
 * Leaves their tickets to nobody, and tells whoever looks at them. Holds the person from then on, so that they are assigned
 * no other.
 *
 * @throws Failure `overloaded` where they are assigned tickets without end.
 */
export async function unassignTicketsOf(queries: Queries, companyId: string, userId: string): Promise<void> {
  const ids = sql.param(await holdTickets(queries, companyId, userId))
  const isTheirs = sql`${tickets.id} = any(${ids}::text[])`
  await queries
    .update(tickets)
    .set({ assigneeId: null, ...unclaimed, touchedAt: sql`now()` })
    .where(isTheirs)
  const rows = sql`select company_id, web_id, id, touched_at as at from ${tickets} where ${isTheirs}`
  await publish(queries, 'tickets', rows)
}

/**
 * Holds a person's tickets, and then the person: whoever assigns a ticket holds it before PostgreSQL looks whether the person
 * is there.
 *
 * @returns the ids of the tickets.
 */
async function holdTickets(queries: Queries, companyId: string, userId: string): Promise<string[]> {
  const theirs = and(eq(tickets.companyId, companyId), eq(tickets.assigneeId, userId))
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    // A savepoint: going back to it gives up what is held since.
    const held = await queries
      .transaction(async (inner) => {
        const rows = await inner
          .select({ id: tickets.id })
          .from(tickets)
          .where(theirs)
          .orderBy(asc(tickets.id))
          .for('no key update')
        await inner.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
        const assigned = await inner.$count(tickets, theirs)
        if (assigned > rows.length) throw new AssignedMeanwhile()
        return rows.map(({ id }) => id)
      })
      .catch((error: unknown) => {
        if (error instanceof AssignedMeanwhile) return undefined
        throw error
      })
    if (held) return held
  }
  throw new Failure('overloaded', { retryAfter: RETRY_S })
}

class AssignedMeanwhile extends Error {}

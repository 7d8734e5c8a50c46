/** Tickets that belong to whoever replies to them for as long as they write. */
import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../platform/database/database.ts'
import { companies } from '../users/tables.ts'
import { tickets } from './tables.ts'
import { publishChange } from './topic.ts'
import { updateTicket, type Actor } from './writing.ts'

/** So long after they said so last that they reply, as `claimTicket` of the contract says; in ms. */
export const CLAIM_MS = 600_000
/** So many at a time: whoever answers one of them waits no longer. */
const BATCH = 100

/** Nobody has the ticket for as long as they write alone. */
export const unclaimed = { claimedAt: null, claimedUntil: null }

/** Assigns a ticket that nobody has, where its company wants that; a claim of the same person goes on. */
export async function claimTicket(
  queries: Queries,
  ticket: typeof tickets.$inferSelect,
  by: Actor & { at: Date },
): Promise<void> {
  const isOwnClaim = ticket.claimedUntil !== null && ticket.assigneeId === by.actorId
  if (ticket.assigneeId !== null && !isOwnClaim) return
  if (!isOwnClaim && !(await claimsOnReply(queries, ticket.companyId))) return
  const claim = {
    assigneeId: by.actorId,
    claimedAt: ticket.claimedAt ?? by.at,
    claimedUntil: new Date(by.at.getTime() + CLAIM_MS),
  }
  await updateTicket(queries, ticket.companyId, ticket.id, claim, by)
}

/** Leaves tickets to nobody whose claims have ended, and tells everybody. Any number of instances may do so. */
export async function endClaims(database: Database, now: Date): Promise<void> {
  for (;;) {
    const ended = await database.transaction(async (queries) => {
      const due = queries
        .select({ id: tickets.id })
        .from(tickets)
        .where(and(lte(tickets.claimedUntil, now), ne(tickets.status, 'deleted')))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      const rows = await queries
        .update(tickets)
        .set({ assigneeId: null, ...unclaimed, touchedAt: sql`now()` })
        .where(inArray(tickets.id, due))
        .returning({ id: tickets.id })
      for (const { id } of rows) await publishChange(queries, id)
      return rows.length
    })
    if (ended < BATCH) return
  }
}

async function claimsOnReply(queries: Queries, companyId: string): Promise<boolean> {
  const [company] = await queries
    .select({ claimOnReply: companies.claimOnReply })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.claimOnReply ?? false
}

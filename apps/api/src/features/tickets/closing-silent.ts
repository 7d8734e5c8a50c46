import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { botSettings } from '../webs/tables.ts'
import { isClosed } from './rules.ts'
import { messages, tickets } from './tables.ts'
import { applyTransition, lockTicket } from './writing.ts'

/** So many at a time: whoever answers one of them waits no longer. */
const BATCH = 100

/**
 * Closes answered conversations of the website chat in which nobody has written for as long as their web wants. Any number of
 * instances may do so.
 */
export async function closeSilentTickets(database: Database, now: Date): Promise<void> {
  for (;;) {
    const due = await listDue(database, now)
    let hasClosed = false
    // One after another: other calls need connections, too.
    for (const ticket of due) hasClosed = (await closeOne(database, ticket, now)) || hasClosed
    // What was not closed was written to meanwhile; who is that far behind comes again.
    if (due.length < BATCH || !hasClosed) return
  }
}

/**
 * When an answered conversation of the website chat is closed, if nobody writes.
 *
 * @param minutes of silence after which its web wants that; 0 and null are never
 */
export function closesAt(
  {
    status,
    snoozedUntil,
    updatedAt,
  }: Pick<typeof tickets.$inferSelect, 'status' | 'snoozedUntil' | 'updatedAt'>,
  minutes: number | null | undefined,
): Date | undefined {
  if (status !== 'answered' || snoozedUntil !== null || !minutes) return undefined
  return new Date(updatedAt.getTime() + minutes * 60_000)
}

type Due = Awaited<ReturnType<typeof listDue>>[number]

async function listDue({ queries }: Database, now: Date) {
  const silence = sql`make_interval(mins => ${botSettings.beforeCloseTime})`
  const before = sql`${now.toISOString()}::timestamptz - ${silence}`
  return await queries
    .select({
      id: tickets.id,
      companyId: tickets.companyId,
      lastMessageId: tickets.lastMessageId,
      name: botSettings.title,
    })
    .from(botSettings)
    .innerJoin(
      tickets,
      and(
        eq(tickets.webId, botSettings.id),
        inArray(tickets.status, ['answered']),
        eq(tickets.channel, 'web'),
        // Who has set one aside wants it back.
        isNull(tickets.snoozedUntil),
        lt(tickets.updatedAt, before),
      ),
    )
    .innerJoin(messages, and(eq(messages.id, tickets.lastMessageId), lt(messages.createdAt, before)))
    .where(sql`${botSettings.beforeCloseTime} > 0`)
    .limit(BATCH)
}

/** @returns whether it was closed: not where somebody has written meanwhile. */
function closeOne(
  database: Database,
  { id, companyId, lastMessageId, name }: Due,
  at: Date,
): Promise<boolean> {
  return database.transaction(async (queries) => {
    const ticket = await lockTicket(queries, { companyId }, id)
    const isChanged = ticket?.lastMessageId !== lastMessageId || ticket.snoozedUntil !== null
    if (ticket?.status !== 'answered' || isChanged) return false
    const agent = { actor: 'agent', actorId: null, actorName: name ?? '' } as const
    await applyTransition(queries, companyId, id, isClosed(ticket), { ...agent, at })
    return true
  })
}

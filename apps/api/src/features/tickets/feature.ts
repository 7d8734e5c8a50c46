import { and, asc, eq, lt, ne } from 'drizzle-orm'
import { oncePerServer } from '../../platform/once-per-server.ts'
import { defineServerFeature, type HousekeepingTask } from '../../platform/server-feature.ts'
import { accountTables } from './account-tables.ts'
import { ticketDemo } from './demo/ticket-demo.ts'
import { emptyDeletedTickets, emptyOwnTables } from './emptying.ts'
import { unassignTicketsOf } from './leaving-member.ts'
import { OPENING_KEY } from './opening-keys.ts'
import { createPresence } from './presence/presence.ts'
import { ticketHandlers } from './routes.ts'
import { createTicketService } from './service.ts'
import { foldCounts } from './counts.ts'
import { idempotencyKeys, messages, ticketEvents, tickets } from './tables.ts'
import { ticketsTopic } from './topic.ts'
import { startTicketTimers } from './timers.ts'
import { backfillWords } from './word-index.ts'
import { ticketsFailures } from './failures.ts'

const presence = oncePerServer(({ database }) => createPresence(database))

/** Longer than anybody repeats an answer that they did not see arrive. */
const KEY_LIFE_MS = 7 * 24 * 3_600_000

/** The key that a ticket was opened under goes with the ticket. */
const forgetKeys: HousekeepingTask = async ({ database }, now) => {
  const before = new Date(now.getTime() - KEY_LIFE_MS)
  await database.queries
    .delete(idempotencyKeys)
    .where(and(lt(idempotencyKeys.createdAt, before), ne(idempotencyKeys.key, OPENING_KEY)))
}

/** Conversations with customers, of every channel. */
export const ticketsFeature = defineServerFeature({
  id: 'tickets',
  tables: accountTables,
  failures: Object.values(ticketsFailures),
  handlers: (context) => ticketHandlers(createTicketService(context, presence(context))),
  topics: (context) => [ticketsTopic(context.database), presence(context).topic],
  backfill: backfillWords,
  start: ({ database, log }) => startTicketTimers(database, log),
  housekeeping: [forgetKeys, emptyDeletedTickets, foldCounts],
  async lockAccount(queries, companyId) {
    await queries
      .select({ id: tickets.id })
      .from(tickets)
      .where(eq(tickets.companyId, companyId))
      .orderBy(asc(tickets.id))
      .for('update')
  },
  // What there is most of goes first: deleted along with its ticket, each row would be looked for alone.
  async deleteAccount(queries, companyId) {
    await queries.delete(messages).where(eq(messages.companyId, companyId))
    await queries.delete(ticketEvents).where(eq(ticketEvents.companyId, companyId))
    await queries.delete(tickets).where(eq(tickets.companyId, companyId))
  },
  emptyTicket: emptyOwnTables,
  beforeMemberLeaves: unassignTicketsOf,
  beforeTicketsClose: unassignTicketsOf,
  demo: ticketDemo,
})

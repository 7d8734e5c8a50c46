/** How many tickets there are, without looking at them. */
import { and, eq, gt, inArray, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../platform/database/database.ts'
import type { HousekeepingTask } from '../../platform/server-feature.ts'
import { isInScope, ticketCounts, type TicketScope, tickets } from './tables.ts'

/** The counts of a web are folded when there are more rows of them. */
const MOST_ROWS = 500

interface Counted {
  unread: PgColumn
  assigneeId: PgColumn
}

/** How many there are of each status and channel; unread ones, a colleague's, and nobody's among them. */
async function countAll(
  queries: Queries,
  { companyId, closed = [] }: TicketScope,
  webId: string,
  userId: string,
) {
  const { status, channel } = ticketCounts
  return await queries
    .select({ status, channel, ...groupsOf(ticketCounts, sql`sum(${ticketCounts.count})`, userId) })
    .from(ticketCounts)
    .where(
      and(
        eq(ticketCounts.companyId, companyId),
        eq(ticketCounts.webId, webId),
        ne(status, 'deleted'),
        closed.length > 0 ? notInArray(channel, [...closed]) : undefined,
      ),
    )
    .groupBy(status, channel)
}

/** The same of tickets that sleep. Closed and deleted ones do not. */
async function countSleeping(
  queries: Queries,
  { scope, webId, userId, now }: { scope: TicketScope; webId: string; userId: string; now: Date },
) {
  return await queries
    .select({
      status: tickets.status,
      channel: tickets.channel,
      ...groupsOf(tickets, sql`count(*)`, userId),
    })
    .from(tickets)
    .where(
      and(
        isInScope(scope),
        eq(tickets.webId, webId),
        inArray(tickets.status, ['open', 'answered']),
        gt(tickets.snoozedUntil, now),
      ),
    )
    .groupBy(tickets.status, tickets.channel)
}

function groupsOf({ unread, assigneeId }: Counted, counted: SQL, userId: string) {
  const only = (condition: SQL) => sql<number>`coalesce(${counted} filter (where ${condition}), 0)::int`
  return {
    all: only(sql`true`),
    unread: only(sql`${unread}`),
    mine: only(sql`${assigneeId} = ${userId}`),
    unassigned: only(sql`${assigneeId} is null`),
  }
}

const isOpen = ({ status }: { status: string }) => status === 'open'

/**
 * By status and channel, all and those that sleep; and of the open ones by channel: those that sleep, and of the others
 * each group.
 */
export async function countTickets(
  queries: Queries,
  scope: TicketScope,
  webId: string,
  { userId, now }: { userId: string; now: Date },
) {
  const [kinds, sleeping] = await Promise.all([
    countAll(queries, scope, webId, userId),
    countSleeping(queries, { scope, webId, userId, now }),
  ])
  const openAsleep = sleeping.filter(isOpen)
  const asleep = new Map(openAsleep.map((group) => [group.channel, group]))
  const open = kinds.filter(isOpen)
  const awake = (group: 'unread' | 'mine' | 'unassigned') =>
    open.map((kind) => [kind.channel, kind[group] - (asleep.get(kind.channel)?.[group] ?? 0)] as const)
  return {
    counts: byStatus(kinds),
    snoozed: byStatus(sleeping),
    openGroups: {
      snoozed: some(openAsleep.map(({ channel, all }) => [channel, all])),
      unread: some(awake('unread')),
      mine: some(awake('mine')),
      unassigned: some(awake('unassigned')),
    },
  }
}

interface Kind {
  status: string
  channel: string
  all: number
}

function byStatus(kinds: readonly Kind[]) {
  const groups = Map.groupBy(kinds, ({ status }) => status)
  return Object.fromEntries(
    [...groups].map(([status, group]) => [status, some(group.map(({ channel, all }) => [channel, all]))]),
  )
}

/** Those of which there are any. */
function some(counts: readonly (readonly [channel: string, count: number])[]): Record<string, number> {
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/** Puts the rows of each kind into one, where a web has many. */
export const foldCounts: HousekeepingTask = async ({ database }) => {
  // In a transaction, which is tried again where an account is deleted at the same moment.
  await database.transaction((queries) =>
    queries.execute(sql`
    with folded as (
      delete from ticket_counts where web_id in (
        select web_id from ticket_counts group by web_id having count(*) > ${MOST_ROWS}
      ) returning *
    )
    insert into ticket_counts (company_id, web_id, status, channel, unread, assignee_id, count)
    select company_id, web_id, status, channel, unread, assignee_id, sum(count) from folded
    group by company_id, web_id, status, channel, unread, assignee_id having sum(count) <> 0`),
  )
}

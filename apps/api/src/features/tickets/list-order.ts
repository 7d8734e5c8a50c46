/** The orders of lists, and where a page of one begins. */
import { sql, type SQL } from 'drizzle-orm'
import { LAST_MOMENT_MS } from '../../platform/contract/date-time.ts'
import type { Place } from '../../platform/contract/cursor.ts'
import { tickets } from './tables.ts'

export type Sort = 'waiting' | 'newest' | 'oldest'

/** The largest orders that there are: moments, and the number from which those without a wait are counted down. */
export const LAST_ORDER = {
  waiting: 2 ** 52,
  newest: LAST_MOMENT_MS,
  oldest: LAST_MOMENT_MS,
} satisfies Record<Sort, number>

/** Where a list is read from, as it is at a moment. */
export interface ListStart {
  sort: Sort
  after?: Place | undefined
  /** What sleeps until later than that sleeps. */
  now: Date
}

export const orders = {
  waiting: [sql`${tickets.waitingOrder}`, sql`${tickets.id}`],
  newest: [sql`${tickets.updatedAt} desc`, sql`${tickets.id} desc`],
  oldest: [sql`${tickets.updatedAt}`, sql`${tickets.id}`],
} satisfies Record<Sort, SQL[]>

/** Where a ticket stands in an order. */
export function orderOf(sort: Sort, ticket: typeof tickets.$inferSelect): number {
  return sort === 'waiting' ? ticket.waitingOrder : ticket.updatedAt.getTime()
}

export function isBehind(sort: Sort, { order, id }: Place): SQL {
  if (sort === 'waiting') return sql`(${tickets.waitingOrder}, ${tickets.id}) > (${order}::bigint, ${id})`
  const time = sql`${new Date(order).toISOString()}::timestamptz`
  return sort === 'newest'
    ? sql`(${tickets.updatedAt}, ${tickets.id}) < (${time}, ${id})`
    : sql`(${tickets.updatedAt}, ${tickets.id}) > (${time}, ${id})`
}

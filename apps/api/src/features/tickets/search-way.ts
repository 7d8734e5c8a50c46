import { and, count, type SQL } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { holds, type ListFilter, matches, type SearchWay } from './list-filter.ts'
import { isBehind, type ListStart, orders } from './list-order.ts'
import { type TicketScope, tickets } from './tables.ts'

/** So many tickets at the begin of a list are looked at, in a few milliseconds. */
const SAMPLE = 3_000
/** With so many of them, one ticket after the other is quicker, however many are wanted. */
const MANY = 150

/** A list that is searched. */
interface Searched {
  /** Which tickets are listed, but for the words. */
  where: SQL | undefined
  order: SQL[]
  /** How many are wanted. */
  limit: number
}

/**
 * How to look a search up: one ticket after the other where the list begins with enough that hold its words, else by the
 * index. The database would choose by its statistics, which know nothing of a word that few or no tickets hold: it
 * walks through all of them then.
 */
export async function searchWayOf(
  queries: Queries,
  companyId: string,
  search: string,
  { where, order, limit }: Searched,
): Promise<SearchWay> {
  const sample = queries
    .select({ id: tickets.id })
    .from(tickets)
    .where(where)
    .orderBy(...order)
    .limit(SAMPLE)
    // By the name of the table, so that the condition fits.
    .as('tickets')
  const enough = Math.min(limit, MANY)
  const held = queries
    .select({ id: sample.id })
    .from(sample)
    .where(holds(companyId, search, 'each'))
  const [found] = await queries.select({ count: count() }).from(held.limit(enough).as('held'))
  if ((found?.count ?? 0) >= enough) return 'each'
  const [looked] = await queries.select({ count: count() }).from(sample)
  return (looked?.count ?? 0) < SAMPLE ? 'each' : 'index'
}

/**
 * The same for a list of a web's tickets.
 *
 * @param limit how many are wanted
 */
export async function searchWay(
  queries: Queries,
  scope: TicketScope,
  { search, ...filter }: ListFilter,
  { sort, after, now, limit }: ListStart & { limit: number },
): Promise<SearchWay> {
  if (search === undefined) return 'each'
  const where = and(matches(scope, filter, now), after && isBehind(sort, after))
  return await searchWayOf(queries, scope.companyId, search, { where, order: orders[sort], limit })
}

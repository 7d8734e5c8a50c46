import { and, count } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { holds, type ListFilter, matches, type SearchWay } from './list-filter.ts'
import { isBehind, type ListStart, orders } from './list-order.ts'
import { type TicketScope, tickets } from './tables.ts'

/** So many tickets at the begin of a list are looked at, in a few milliseconds. */
const SAMPLE = 3_000
/** With so many of them, one ticket after the other is quicker, however many are wanted. */
const MANY = 150

/**
 * How to look a search up: one ticket after the other where the list begins with enough that hold its words, else by the
 * index. The database would choose by its statistics, which know nothing of a word that few or no tickets hold: it
 * walks through all of them then.
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
  const sample = queries
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(matches(scope, filter, now), after && isBehind(sort, after)))
    .orderBy(...orders[sort])
    .limit(SAMPLE)
    // By the name of the table, so that the condition fits.
    .as('tickets')
  const enough = Math.min(limit, MANY)
  const held = queries
    .select({ id: sample.id })
    .from(sample)
    .where(holds(scope.companyId, search, 'each'))
  const [found] = await queries.select({ count: count() }).from(held.limit(enough).as('held'))
  if ((found?.count ?? 0) >= enough) return 'each'
  const [looked] = await queries.select({ count: count() }).from(sample)
  return (looked?.count ?? 0) < SAMPLE ? 'each' : 'index'
}

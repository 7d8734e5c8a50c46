import type { components } from '@replybay/api-client'
import type { Database } from '../../platform/database/database.ts'
import type { Place } from '../../platform/contract/cursor.ts'
import type { ListFilter } from './list-filter.ts'
import { toSummary } from './present.ts'
import { orderOf, type Sort } from './list-order.ts'
import { readPage } from './store.ts'
import type { TicketScope } from './tables.ts'

type Summary = components['schemas']['TicketSummary']

/** In tickets: no more of a list are in memory at once. */
const PAGE = 500

interface WholeList {
  scope: TicketScope
  filter: ListFilter
  sort: Sort
  /** Where it begins; undefined: at its begin. */
  after: Place | undefined
}

/**
 * All tickets that match, in pages. The first is read before this resolves, so that a database that does not answer
 * is known before an answer has begun. The pages are read one after the other: a ticket that moves in the order
 * meanwhile can come twice, or not at all.
 */
export async function wholeList(database: Database, list: WholeList): Promise<AsyncIterable<Summary[]>> {
  const now = new Date()
  const read = async (after: Place | undefined) => {
    const page = { sort: list.sort, limit: PAGE, after, now }
    return await readPage(database.queries, list.scope, list.filter, page)
  }
  return pagesFrom(await read(list.after), list.sort, read)
}

type Rows = Awaited<ReturnType<typeof readPage>>

async function* pagesFrom(
  first: Rows,
  sort: Sort,
  read: (after: Place) => Promise<Rows>,
): AsyncGenerator<Summary[]> {
  let rows = first
  for (;;) {
    yield rows.map((row) => toSummary(row, row.lastMessage))
    const last = rows.at(-1)?.ticket
    if (!last || rows.length < PAGE) return
    rows = await read({ order: orderOf(sort, last), id: last.id })
  }
}

/** Pages of orders and returns. Each filter has an index that is in the order of the list. */
import type { components } from '@replybay/api-client'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Place, readCursor, writeCursor } from '../../platform/contract/cursor.ts'
import type { Queries } from '../../platform/database/database.ts'
import { searchQuery } from '../tickets/index.ts'
import { findLinkedTickets } from './linked-tickets.ts'
import { presentOrder, presentReturn } from './present.ts'
import { findArticles, type OrderRow, type ReturnRow } from './store.ts'
import { type OrderStatus, type ReturnStatus, warehouseOrders, warehouseReturns } from './tables.ts'

type Schemas = components['schemas']

interface Filter<Status> {
  status?: Status
  platform?: string
  search?: string
  /** Of these alone, wherever they stand where no status is asked for. */
  numbers?: readonly string[] | undefined
  /** Of the customer with this address, likewise. */
  email?: string
}

/** A list by its place, and the next page of it. */
interface List<Row, Shown> {
  /** Of its cursors. */
  name: string
  read: (queries: Queries, after: Place | undefined, limit: number) => Promise<Row[]>
  placeOf: (row: Row) => Place
  present: (queries: Queries, rows: readonly Row[]) => Promise<Shown[]>
}

/** So many of a list that is told whole are in memory at once. */
const WHOLE_PAGE = 200

export function orderList(
  companyId: string,
  { status, platform, search, numbers, email }: Filter<OrderStatus>,
): List<OrderRow, Schemas['WarehouseOrder']> {
  const table = warehouseOrders
  const isSent = status === 'sent'
  const place = isSent ? table.sentAt : table.dueAt
  const matches = and(
    eq(table.companyId, companyId),
    // As the indexes say it.
    isSent || status === undefined
      ? isSent
        ? sql`${table.status} = 'sent'`
        : numbers === undefined && email === undefined
          ? sql`${table.status} not in ('sent', 'canceled')`
          : undefined
      : eq(table.status, status),
    numbers && inArray(table.number, [...numbers]),
    email === undefined ? undefined : eq(table.email, email.toLowerCase()),
    platform === undefined ? undefined : eq(table.platform, platform),
  )
  const words = wordsOf(table.words, search)
  return {
    name: isSent ? 'sent' : 'due',
    async read(queries, after, limit) {
      if (words === 'none') return []
      const behind = after && isBehind(place, table.id, after, isSent)
      const order = isSent ? [desc(place), desc(table.id)] : [asc(place), asc(table.id)]
      const ids = queries
        .select({ id: table.id })
        .from(table)
        .where(and(matches, words, behind))
        .orderBy(...order)
        .limit(limit)
      return await queries
        .select()
        .from(table)
        .where(sql`${table.id} = any(array${ids})`)
        .orderBy(...order)
    },
    placeOf: (row) => ({ order: ((isSent ? row.sentAt : null) ?? row.dueAt).getTime(), id: row.id }),
    present: (queries, rows) => presentOrders(queries, companyId, rows),
  }
}

export function returnList(
  companyId: string,
  { status, platform, search, numbers, email }: Filter<ReturnStatus>,
): List<ReturnRow, Schemas['WarehouseReturn']> {
  const table = warehouseReturns
  const matches = and(
    eq(table.companyId, companyId),
    status !== undefined
      ? eq(table.status, status)
      : numbers === undefined && email === undefined
        ? sql`${table.status} not in ('done', 'declined')`
        : undefined,
    numbers && inArray(table.orderNumber, [...numbers]),
    email === undefined ? undefined : eq(table.email, email.toLowerCase()),
    platform === undefined ? undefined : eq(table.platform, platform),
  )
  const words = wordsOf(table.words, search)
  return {
    name: 'arrival',
    async read(queries, after, limit) {
      if (words === 'none') return []
      const behind = after && isBehind(table.dueAt, table.id, after, false)
      const order = [asc(table.dueAt), asc(table.id)]
      const ids = queries
        .select({ id: table.id })
        .from(table)
        .where(and(matches, words, behind))
        .orderBy(...order)
        .limit(limit)
      return await queries
        .select()
        .from(table)
        .where(sql`${table.id} = any(array${ids})`)
        .orderBy(...order)
    },
    placeOf: (row) => ({ order: row.dueAt.getTime(), id: row.id }),
    present: (queries, rows) => presentReturns(queries, companyId, rows),
  }
}

/** @throws Failure `invalid-request` for a cursor of another list. */
export async function readListPage<Row, Shown>(
  queries: Queries,
  list: List<Row, Shown>,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<{ shown: Shown[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : readCursor(list.name, cursor)
  // Somebody wants to know the counts alone.
  if (limit === 0) return { shown: [], nextCursor: null }
  const rows = await list.read(queries, after, limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const nextCursor = rows.length > limit && last ? writeCursor(list.name, list.placeOf(last)) : null
  return { shown: await list.present(queries, page), nextCursor }
}

/** All of a list, in pages. The first is read before this resolves. */
export async function readWholeList<Row, Shown>(
  queries: Queries,
  list: List<Row, Shown>,
  cursor: string | undefined,
): Promise<AsyncIterable<Shown[]>> {
  const after = cursor === undefined ? undefined : readCursor(list.name, cursor)
  return pagesFrom(queries, list, await list.read(queries, after, WHOLE_PAGE))
}

async function* pagesFrom<Row, Shown>(
  queries: Queries,
  list: List<Row, Shown>,
  first: Row[],
): AsyncGenerator<Shown[]> {
  let rows = first
  for (;;) {
    yield await list.present(queries, rows)
    const last = rows.at(-1)
    if (!last || rows.length < WHOLE_PAGE) return
    rows = await list.read(queries, list.placeOf(last), WHOLE_PAGE)
  }
}

function isBehind(order: PgColumn, id: PgColumn, after: Place, isFalling: boolean): SQL {
  const moment = new Date(after.order).toISOString()
  return isFalling
    ? sql`(${order}, ${id}) < (${moment}::timestamptz, ${after.id}::text)`
    : sql`(${order}, ${id}) > (${moment}::timestamptz, ${after.id}::text)`
}

/** `none` where the search has no word that anything could hold. */
function wordsOf(column: PgColumn, search: string | undefined): SQL | 'none' | undefined {
  if (!search?.trim()) return undefined
  const query = searchQuery(search)
  return query === undefined ? 'none' : sql`${column} @@ ${query}::tsquery`
}

export async function presentOrders(
  queries: Queries,
  companyId: string,
  rows: readonly OrderRow[],
): Promise<Schemas['WarehouseOrder'][]> {
  const articles = await findArticles(queries, companyId, rows.flatMap(articlesOf))
  const linked = rows.map((row) => ({ number: row.number, email: row.email }))
  const tickets = await findLinkedTickets(queries, companyId, linked)
  return rows.map((row) => presentOrder(row, articles, tickets.get(row.number) ?? []))
}

export async function presentReturns(
  queries: Queries,
  companyId: string,
  rows: readonly ReturnRow[],
): Promise<Schemas['WarehouseReturn'][]> {
  const articles = await findArticles(queries, companyId, rows.flatMap(articlesOf))
  const linked = rows.map((row) => ({ number: row.orderNumber, email: row.email }))
  const tickets = await findLinkedTickets(queries, companyId, linked)
  return rows.map((row) => presentReturn(row, articles, tickets.get(row.orderNumber) ?? []))
}

function articlesOf({ platform, items }: Pick<OrderRow, 'platform' | 'items'>) {
  return items.map(({ SKU }) => ({ platform, sku: SKU }))
}

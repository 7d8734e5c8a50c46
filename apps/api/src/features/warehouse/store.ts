/** Reading and writing orders, returns and articles. Every function takes the company whose they are. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { searchWords } from '../tickets/index.ts'
import { warehouseArticles, warehouseOrders, warehouseReturns } from './tables.ts'

/** As it is read; what a search finds it by is made when it is written. */
export type OrderRow = Omit<typeof warehouseOrders.$inferSelect, 'words'>
export type ReturnRow = Omit<typeof warehouseReturns.$inferSelect, 'words'>
export type ArticleRow = typeof warehouseArticles.$inferSelect

/** So many steps of one order or return are kept. */
const MOST_EVENTS = 500

function orderWords({ number, customer, items, labels }: OrderRow) {
  return wordsOf(
    number,
    customer.name,
    customer.city,
    customer.email,
    customer.postalCode,
    ...items.flatMap(({ SKU, name }) => [SKU, name]),
    ...labels.map(({ trackingNumber }) => trackingNumber),
  )
}

function returnWords({ orderNumber, customer, items, trackingNumber }: ReturnRow) {
  return wordsOf(
    orderNumber,
    trackingNumber,
    customer.name,
    customer.city,
    customer.email,
    ...items.flatMap(({ SKU, name }) => [SKU, name]),
  )
}

function wordsOf(...texts: readonly (string | null | undefined)[]) {
  return sql`array_to_tsvector(${sql.param(searchWords(...texts))}::text[])`
}

const isOrder = (companyId: string, number: string) =>
  and(eq(warehouseOrders.companyId, companyId), eq(warehouseOrders.number, number))

export async function findOrder(
  queries: Queries,
  companyId: string,
  number: string,
): Promise<OrderRow | undefined> {
  const [row] = await queries.select().from(warehouseOrders).where(isOrder(companyId, number))
  return row
}

export const findOrders = (queries: Queries, companyId: string, numbers: readonly string[]) => {
  const isOne = and(eq(warehouseOrders.companyId, companyId), inArray(warehouseOrders.number, [...numbers]))
  return queries.select().from(warehouseOrders).where(isOne)
}

/** Holds the order until the transaction ends. @throws Failure `not-found` */
export async function lockOrder(queries: Queries, companyId: string, number: string): Promise<OrderRow> {
  const [row] = await queries.select().from(warehouseOrders).where(isOrder(companyId, number)).for('update')
  if (!row) throw new Failure('not-found')
  return row
}

export async function saveOrder(queries: Queries, order: OrderRow): Promise<OrderRow> {
  const { id, companyId: _companyId, ...changed } = order
  const saved = { ...changed, history: changed.history.slice(-MOST_EVENTS), updatedAt: new Date() }
  await queries
    .update(warehouseOrders)
    .set({ ...saved, words: orderWords(order) })
    .where(eq(warehouseOrders.id, id))
  return { ...order, ...saved }
}

/** Of those whose number there is already, nothing is written. @returns the numbers of the others. */
export async function insertOrders(queries: Queries, orders: readonly OrderRow[]): Promise<string[]> {
  if (orders.length === 0) return []
  const rows = await queries
    .insert(warehouseOrders)
    .values(orders.map((order) => ({ ...order, words: orderWords(order) })))
    .onConflictDoNothing({ target: [warehouseOrders.companyId, warehouseOrders.number] })
    .returning({ number: warehouseOrders.number })
  return rows.map(({ number }) => number)
}

/** What each new order has, before anybody has done anything with it. */
export function newOrder(
  order: Pick<OrderRow, 'companyId' | 'number' | 'items' | 'customer' | 'platform'> & Partial<OrderRow>,
): OrderRow {
  const createdAt = order.createdAt ?? new Date()
  return {
    id: newId(),
    status: 'to-ship',
    parcels: null,
    labels: [],
    packed: {},
    packerId: null,
    packerName: null,
    packingAt: null,
    problem: null,
    labelProblem: null,
    carrier: '',
    language: null,
    prints: 0,
    remainderOf: null,
    exchangeOf: null,
    leavesAt: null,
    createdAt,
    dueAt: order.leavesAt ?? createdAt,
    sentAt: null,
    email: order.customer.email?.trim().toLowerCase() ?? null,
    currency: 'EUR',
    comments: [],
    history: [],
    updatedAt: createdAt,
    ...order,
  }
}

/** The numbers of what was split off an order. */
export async function listRemainderNumbers(queries: Queries, companyId: string, number: string) {
  const rows = await queries
    .select({ number: warehouseOrders.number })
    .from(warehouseOrders)
    .where(and(eq(warehouseOrders.companyId, companyId), eq(warehouseOrders.remainderOf, number)))
  return rows.map((row) => row.number)
}

const isReturn = (companyId: string, orderNumber: string) =>
  and(eq(warehouseReturns.companyId, companyId), eq(warehouseReturns.orderNumber, orderNumber))

/** The newest one of an order. */
export async function findReturn(
  queries: Queries,
  companyId: string,
  orderNumber: string,
): Promise<ReturnRow | undefined> {
  const [row] = await queries
    .select()
    .from(warehouseReturns)
    .where(isReturn(companyId, orderNumber))
    .orderBy(desc(warehouseReturns.requestedAt), desc(warehouseReturns.id))
    .limit(1)
  return row
}

/** Holds the newest return of an order until the transaction ends. @throws Failure `not-found` */
export async function lockReturn(
  queries: Queries,
  companyId: string,
  orderNumber: string,
): Promise<ReturnRow> {
  const newest = await findReturn(queries, companyId, orderNumber)
  if (!newest) throw new Failure('not-found')
  const [row] = await queries
    .select()
    .from(warehouseReturns)
    .where(eq(warehouseReturns.id, newest.id))
    .for('update')
  if (!row) throw new Failure('not-found')
  return row
}

/** All returns of an order. */
export const listReturnsOf = (queries: Queries, companyId: string, orderNumber: string) =>
  queries.select().from(warehouseReturns).where(isReturn(companyId, orderNumber))

export async function saveReturn(queries: Queries, row: ReturnRow): Promise<ReturnRow> {
  const { id, companyId: _companyId, ...changed } = row
  const saved = { ...changed, history: changed.history.slice(-MOST_EVENTS), updatedAt: new Date() }
  await queries
    .update(warehouseReturns)
    .set({ ...saved, words: returnWords(row) })
    .where(eq(warehouseReturns.id, id))
  return { ...row, ...saved }
}

/** @returns false where the order has an open return. */
export async function insertReturn(queries: Queries, row: ReturnRow): Promise<boolean> {
  const rows = await queries
    .insert(warehouseReturns)
    .values({ ...row, words: returnWords(row) })
    .onConflictDoNothing()
    .returning({ id: warehouseReturns.id })
  return rows.length > 0
}

/** What each new return has. */
export function newReturn(
  row: Pick<ReturnRow, 'companyId' | 'orderNumber' | 'items' | 'customer' | 'platform' | 'currency'> &
    Partial<ReturnRow>,
): ReturnRow {
  const requestedAt = row.requestedAt ?? new Date()
  return {
    id: newId(),
    status: 'requested',
    validated: [],
    broken: [],
    rejected: [],
    missing: [],
    inspectedAt: null,
    reason: null,
    photos: [],
    trackingNumber: null,
    exchange: null,
    refundPayment: null,
    dispute: null,
    handledBy: null,
    requestedAt,
    dueAt: requestedAt,
    email: row.customer.email?.trim().toLowerCase() ?? null,
    comments: [],
    history: [],
    updatedAt: requestedAt,
    ...row,
  }
}

interface ArticleName {
  platform: string
  sku: string
}

/** Articles by `platform SKU`. */
export async function findArticles(
  queries: Queries,
  companyId: string,
  names: readonly ArticleName[],
): Promise<ReadonlyMap<string, ArticleRow>> {
  if (names.length === 0) return new Map()
  const skus = [...new Set(names.map(({ sku }) => sku))]
  const platforms = [...new Set(names.map(({ platform }) => platform))]
  const rows = await queries
    .select()
    .from(warehouseArticles)
    .where(
      and(
        eq(warehouseArticles.companyId, companyId),
        sql`${warehouseArticles.platform} = any(${sql.param(platforms)}::text[])`,
        sql`${warehouseArticles.sku} = any(${sql.param(skus)}::text[])`,
      ),
    )
  return new Map(rows.map((row) => [articleKey(row.platform, row.sku), row]))
}

export const articleKey = (platform: string, sku: string) => `${platform} ${sku}`

/** Puts pieces back to stock, the articles in one order, so that two transactions do not wait for each other. */
export async function addStock(
  queries: Queries,
  companyId: string,
  platform: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [sku, count] of [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    await queries
      .update(warehouseArticles)
      .set({ quantity: sql`${warehouseArticles.quantity} + ${count}`, updatedAt: new Date() })
      .where(isArticle(companyId, platform, sku))
  }
}

/** @returns false where there are not so many, and none is taken. */
export async function takeStock(
  queries: Queries,
  companyId: string,
  { platform, sku }: ArticleName,
  count: number,
): Promise<boolean> {
  const rows = await queries
    .update(warehouseArticles)
    .set({ quantity: sql`${warehouseArticles.quantity} - ${count}`, updatedAt: new Date() })
    .where(and(isArticle(companyId, platform, sku), sql`${warehouseArticles.quantity} >= ${count}`))
    .returning({ id: warehouseArticles.id })
  return rows.length > 0
}

const isArticle = (companyId: string, platform: string, sku: string) =>
  and(
    eq(warehouseArticles.companyId, companyId),
    eq(warehouseArticles.platform, platform),
    eq(warehouseArticles.sku, sku),
  )

/** The SKUs among some that any article of the company has. */
export async function findKnownSkus(
  queries: Queries,
  companyId: string,
  platform: string,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  const names = skus.map((sku) => ({ platform, sku }))
  const found = await findArticles(queries, companyId, names)
  return new Set([...found.values()].map(({ sku }) => sku))
}

import { and, asc, desc, eq, gt, ilike, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { findCustomer } from '../../customers/index.ts'
import { messages, tickets } from '../../tickets/tables.ts'
import type { OrderRow } from '../store.ts'
import { warehouseArticles, warehouseOrders } from '../tables.ts'
import { orderTokens, returnPhotos, returnTickets } from './tables.ts'

/** Both have to be right: which of them is not, nobody can tell by what is read. */
export async function findOrderOf(
  queries: Queries,
  companyId: string,
  numbers: readonly string[],
  email: string,
): Promise<OrderRow | undefined> {
  // Of "ML-10349" people write "10349".
  const digits = sql`regexp_replace(${warehouseOrders.number}, '^[[:alpha:]]+-?', '')`
  const [row] = await queries
    .select()
    .from(warehouseOrders)
    .where(
      and(
        eq(warehouseOrders.companyId, companyId),
        or(inArray(warehouseOrders.number, [...numbers]), inArray(digits, [...numbers])),
        eq(warehouseOrders.email, email),
      ),
    )
    // Letters before the same digits: the order of the number as it was typed comes first.
    .orderBy(desc(inArray(warehouseOrders.number, [...numbers])), desc(warehouseOrders.id))
    .limit(1)
  return row
}

export async function findOrderById(queries: Queries, companyId: string, id: string) {
  const [row] = await queries
    .select()
    .from(warehouseOrders)
    .where(and(eq(warehouseOrders.id, id), eq(warehouseOrders.companyId, companyId)))
  return row
}

/** An order opens by so many tokens: of devices, and of the links in mails. */
const MOST_TOKENS = 50

/** A token more than an order may have takes the place of the one that was used least lately. */
export async function insertOrderToken(queries: Queries, token: typeof orderTokens.$inferInsert) {
  await queries.insert(orderTokens).values(token)
  const tooOld = queries
    .select({ tokenHash: orderTokens.tokenHash })
    .from(orderTokens)
    .where(eq(orderTokens.orderId, token.orderId))
    .orderBy(desc(orderTokens.lastUsedAt), desc(orderTokens.createdAt))
    .offset(MOST_TOKENS)
  await queries.delete(orderTokens).where(inArray(orderTokens.tokenHash, tooOld))
}

export async function findOrderToken(queries: Queries, tokenHash: string, usedAfter: Date) {
  const [row] = await queries
    .select()
    .from(orderTokens)
    .where(and(eq(orderTokens.tokenHash, tokenHash), gt(orderTokens.lastUsedAt, usedAfter)))
  return row
}

export async function noteTokenUse(queries: Queries, tokenHash: string, lastUsedAt: Date) {
  await queries.update(orderTokens).set({ lastUsedAt }).where(eq(orderTokens.tokenHash, tokenHash))
}

export async function deleteUnusedTokens(queries: Queries, before: Date) {
  await queries.delete(orderTokens).where(lt(orderTokens.lastUsedAt, before))
}

export async function findTicketOfReturn(queries: Queries, returnId: string) {
  const [row] = await queries.select().from(returnTickets).where(eq(returnTickets.returnId, returnId))
  return row
}

/** Holds what belongs to a ticket of a return until the transaction ends. */
export async function lockReturnOfTicket(queries: Queries, companyId: string, ticketId: string) {
  const [row] = await queries
    .select()
    .from(returnTickets)
    .where(and(eq(returnTickets.ticketId, ticketId), eq(returnTickets.companyId, companyId)))
    .for('no key update')
  if (!row) return undefined
  const [ticket] = await queries
    .select({ webId: tickets.webId, customerId: tickets.customerId })
    .from(tickets)
    .where(eq(tickets.id, ticketId))
  if (!ticket?.webId) return undefined
  const customer = ticket.customerId ? await findCustomer(queries, companyId, ticket.customerId) : undefined
  return { ...row, webId: ticket.webId, language: customer?.language ?? undefined }
}

/** Whether a ticket is one of a return. */
export async function isOfReturn(queries: Queries, companyId: string, ticketId: string): Promise<boolean> {
  const count = await queries.$count(
    returnTickets,
    and(eq(returnTickets.ticketId, ticketId), eq(returnTickets.companyId, companyId)),
  )
  return count > 0
}

/** Replies that one mail holds: the newest. */
const MOST_MAILED = 20

/** What the team wrote in a ticket after a moment, oldest first. */
export async function listRepliesAfter(queries: Queries, ticketId: string, after: Date) {
  const rows = await queries
    .select({ text: messages.text, createdAt: messages.createdAt })
    .from(messages)
    .where(
      and(eq(messages.ticketId, ticketId), eq(messages.author, 'support'), gt(messages.createdAt, after)),
    )
    .orderBy(asc(messages.createdAt), asc(messages.id))
  return rows.slice(-MOST_MAILED)
}

export async function noteRepliesMailed(queries: Queries, ticketId: string, mailedAt: Date) {
  await queries.update(returnTickets).set({ mailedAt }).where(eq(returnTickets.ticketId, ticketId))
}

export async function insertReturnTicket(queries: Queries, row: typeof returnTickets.$inferInsert) {
  await queries.insert(returnTickets).values(row)
}

export async function deleteReturnTicket(queries: Queries, ticketId: string) {
  await queries.delete(returnTickets).where(eq(returnTickets.ticketId, ticketId))
}

/** Of a page; of more, the newest are shown. */
const MOST_MESSAGES = 100

/** What the customer wrote in a ticket after its first message, oldest first. */
export async function listOwnMessages(queries: Queries, ticketId: string) {
  const rows = await queries
    .select({ id: messages.id, text: messages.text, createdAt: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.ticketId, ticketId), eq(messages.author, 'customer')))
    .orderBy(asc(messages.createdAt), asc(messages.id))
  return rows.slice(1).slice(-MOST_MESSAGES)
}

export async function insertPhoto(queries: Queries, photo: typeof returnPhotos.$inferInsert) {
  await queries.insert(returnPhotos).values(photo)
}

/** Gives photos of an order to its return. @returns those that were there. */
export async function givePhotos(
  queries: Queries,
  orderId: string,
  ids: readonly string[],
  returnId: string,
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .update(returnPhotos)
    .set({ returnId })
    .where(
      and(
        inArray(returnPhotos.id, [...ids]),
        eq(returnPhotos.orderId, orderId),
        isNull(returnPhotos.returnId),
      ),
    )
    .returning({ id: returnPhotos.id })
  return rows.map(({ id }) => id)
}

/** @returns the ids of photos that no return has named until then, which are gone. */
export async function deleteUnusedPhotos(queries: Queries, before: Date): Promise<string[]> {
  const rows = await queries
    .delete(returnPhotos)
    .where(and(isNull(returnPhotos.returnId), lt(returnPhotos.createdAt, before)))
    .returning({ id: returnPhotos.id })
  return rows.map(({ id }) => id)
}

export async function listPhotos(queries: Queries, companyId: string): Promise<string[]> {
  const rows = await queries
    .select({ id: returnPhotos.id })
    .from(returnPhotos)
    .where(eq(returnPhotos.companyId, companyId))
  return rows.map(({ id }) => id)
}

export async function listKnownPhotos(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await queries
    .select({ id: returnPhotos.id })
    .from(returnPhotos)
    .where(inArray(returnPhotos.id, [...ids]))
  return rows.map(({ id }) => id)
}

/** Shown at most. */
const MOST_ARTICLES = 30

/** Articles in stock: the one that goes back first, then those whose price is nearest to its. */
export async function listInStock(
  queries: Queries,
  { companyId, platform }: Pick<OrderRow, 'companyId' | 'platform'>,
  { SKU, price, search }: { SKU: string; price: number; search: string | undefined },
) {
  const part = search?.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)
  const { sku, quantity, name, price: cost } = warehouseArticles
  return await queries
    .select()
    .from(warehouseArticles)
    .where(
      and(
        eq(warehouseArticles.companyId, companyId),
        eq(warehouseArticles.platform, platform),
        gt(quantity, 0),
        part ? ilike(name, `%${part}%`) : undefined,
      ),
    )
    .orderBy(sql`${sku} <> ${SKU}`, sql`abs(coalesce(${cost}, 0) - ${price})`, asc(sku))
    .limit(MOST_ARTICLES)
}

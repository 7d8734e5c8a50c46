/** Tickets that sleep until something happens in the warehouse. */
import type { components } from '@replybay/api-client'
import { and, eq, sql } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { findTicketRow, type SnoozeReason, wakeNow } from '../tickets/index.ts'
import { warehouseFailures } from './failures.ts'
import { findArticles, findOrders, findReturn } from './store.ts'
import { warehouseWaits } from './tables.ts'

type Event = { arrived: string } | { platform: string; inStock: string } | { delivered: string }

function nameOf(event: Event): string {
  if ('arrived' in event) return JSON.stringify(['arrived', event.arrived])
  if ('delivered' in event) return JSON.stringify(['delivered', event.delivered])
  return JSON.stringify(['in-stock', event.platform, event.inStock])
}

/** As the history of the tickets that it wakes says it. */
function reasonOf(event: Event): SnoozeReason {
  if ('arrived' in event) return { kind: 'returned', subject: event.arrived }
  if ('delivered' in event) return { kind: 'delivered', subject: event.delivered }
  return { kind: 'in-stock', subject: event.inStock }
}

/**
 * Has a ticket wake once the return of an order has arrived, one of its articles is in stock again, or its parcels are
 * delivered.
 *
 * @throws Failure `not-found` for a ticket, order, return or article that is not the company's, `conflict` where it has happened,
 *   `not-followed` where nobody would tell; `invalid-request`
 */
export async function waitForWarehouse(
  { database, carrierOf }: Pick<ServerContext, 'database' | 'carrierOf'>,
  { companyId }: Person,
  { ticketId, orderNumber, SKU, event: wanted }: components['schemas']['WarehouseWait'],
): Promise<void> {
  if (wanted !== undefined && SKU !== undefined) throw new Failure('invalid-request')
  const isFollowed = wanted !== undefined && (await carrierOf(companyId))?.reportsDeliveries === true
  await database.transaction(async (queries) => {
    const ticket = await findTicketRow(queries, { companyId }, ticketId)
    if (!ticket) throw new Failure('not-found')
    const event = wanted
      ? await deliveryOf(queries, companyId, orderNumber, isFollowed)
      : SKU === undefined
        ? await returnOf(queries, companyId, orderNumber)
        : await articleOf(queries, companyId, orderNumber, SKU)
    await queries
      .insert(warehouseWaits)
      .values({ companyId, ticketId, event: nameOf(event), createdAt: new Date() })
      .onConflictDoNothing()
  })
}

async function deliveryOf(
  queries: Queries,
  companyId: string,
  orderNumber: string,
  isFollowed: boolean,
): Promise<Event> {
  const [order] = await findOrders(queries, companyId, [orderNumber])
  if (!order) throw new Failure('not-found')
  const { labels, status } = order
  const isOver = status === 'canceled' || (labels.length > 0 && labels.every((each) => each.deliveredAt))
  // A label that was drawn here is followed by nobody.
  const isUnknown = labels.length > 0 && labels.every(({ reference }) => reference === undefined)
  if (isOver) throw new Failure('conflict')
  if (isUnknown || !isFollowed) throw new Failure(warehouseFailures.notFollowed)
  return { delivered: orderNumber }
}

async function returnOf(queries: Queries, companyId: string, orderNumber: string): Promise<Event> {
  const row = await findReturn(queries, companyId, orderNumber)
  if (!row) throw new Failure('not-found')
  if (row.status !== 'requested' && row.status !== 'in-transit') throw new Failure('conflict')
  return { arrived: orderNumber }
}

async function articleOf(
  queries: Queries,
  companyId: string,
  orderNumber: string,
  SKU: string,
): Promise<Event> {
  const [order] = await findOrders(queries, companyId, [orderNumber])
  if (!order) throw new Failure('not-found')
  const { platform } = order
  const articles = await findArticles(queries, companyId, [{ platform, sku: SKU }])
  const [article] = [...articles.values()]
  if (!article) throw new Failure('not-found')
  if (article.quantity > 0) throw new Failure('conflict')
  return { platform, inStock: SKU }
}

/** Wakes whoever waits for it. In the transaction in which it happens. */
export const wakeWaiting = (queries: Queries, companyId: string, event: Event): Promise<void> =>
  wakeWaitingFor(queries, companyId, [event])

/** Articles have come: wakes whoever waits for one of them. */
export const wakeForStock = (
  queries: Queries,
  companyId: string,
  platform: string,
  skus: Iterable<string>,
): Promise<void> =>
  wakeWaitingFor(
    queries,
    companyId,
    [...skus].map((inStock) => ({ platform, inStock })),
  )

async function wakeWaitingFor(queries: Queries, companyId: string, events: readonly Event[]): Promise<void> {
  if (events.length === 0) return
  const isOne = sql`${warehouseWaits.event} = any(${sql.param(events.map(nameOf))}::text[])`
  const rows = await queries
    .delete(warehouseWaits)
    .where(and(eq(warehouseWaits.companyId, companyId), isOne))
    .returning({ ticketId: warehouseWaits.ticketId, event: warehouseWaits.event })
  const awake = new Set<string>()
  for (const event of events) {
    const ids = rows.flatMap((row) =>
      row.event === nameOf(event) && !awake.has(row.ticketId) ? row.ticketId : [],
    )
    for (const id of ids) awake.add(id)
    if (ids.length > 0) await wakeNow(queries, companyId, ids, reasonOf(event))
  }
}

/** A ticket that is no more waits for nothing. */
export async function forgetWaits(queries: Queries, ticketId: string): Promise<void> {
  await queries.delete(warehouseWaits).where(eq(warehouseWaits.ticketId, ticketId))
}

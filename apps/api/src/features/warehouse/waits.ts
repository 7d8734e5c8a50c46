/** Tickets that sleep until something happens in the warehouse. */
import type { components } from '@replybay/api-client'
import { and, eq } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { findTicketRow, wakeNow } from '../tickets/index.ts'
import { findArticles, findOrders, findReturn } from './store.ts'
import { warehouseWaits } from './tables.ts'

type Event = { arrived: string } | { platform: string; inStock: string }

const nameOf = (event: Event) =>
  JSON.stringify(
    'arrived' in event ? ['arrived', event.arrived] : ['in-stock', event.platform, event.inStock],
  )

/**
 * Has a ticket wake once the return of an order has arrived, or one of its articles is in stock again.
 *
 * @throws Failure `not-found` for a ticket, order, return or article that is not the company's, `conflict` where it has happened.
 */
export async function waitForWarehouse(
  database: Database,
  { companyId }: Person,
  { ticketId, orderNumber, SKU }: components['schemas']['WarehouseWait'],
): Promise<void> {
  await database.transaction(async (queries) => {
    const ticket = await findTicketRow(queries, { companyId }, ticketId)
    if (!ticket) throw new Failure('not-found')
    const event =
      SKU === undefined
        ? await returnOf(queries, companyId, orderNumber)
        : await articleOf(queries, companyId, orderNumber, SKU)
    await queries
      .insert(warehouseWaits)
      .values({ companyId, ticketId, event: nameOf(event), createdAt: new Date() })
      .onConflictDoNothing()
  })
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
export async function wakeWaiting(queries: Queries, companyId: string, event: Event): Promise<void> {
  const rows = await queries
    .delete(warehouseWaits)
    .where(and(eq(warehouseWaits.companyId, companyId), eq(warehouseWaits.event, nameOf(event))))
    .returning({ ticketId: warehouseWaits.ticketId })
  if (rows.length > 0) {
    await wakeNow(
      queries,
      companyId,
      rows.map(({ ticketId }) => ticketId),
    )
  }
}

/** Articles have come: wakes whoever waits for one of them. */
export async function wakeForStock(
  queries: Queries,
  companyId: string,
  platform: string,
  skus: Iterable<string>,
): Promise<void> {
  for (const inStock of [...skus].toSorted()) await wakeWaiting(queries, companyId, { platform, inStock })
}

/** A ticket that is no more waits for nothing. */
export async function forgetWaits(queries: Queries, ticketId: string): Promise<void> {
  await queries.delete(warehouseWaits).where(eq(warehouseWaits.ticketId, ticketId))
}

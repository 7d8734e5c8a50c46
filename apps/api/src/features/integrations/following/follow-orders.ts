/** Brings the warehouse's orders to where a shop says that they are. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { type Followed, followShop } from '../../warehouse/index.ts'
import { keepShopOrders } from '../importing/keep-orders.ts'
import { digestOf } from '../importing/order-digest.ts'
import type { ShopOrder } from '../shop-port.ts'
import { noteRefused, oneByOne } from './one-by-one.ts'
import { addIntegrationEvents, type IntegrationRow, type NewEvent } from '../store.ts'
import { integrationOrders } from '../tables.ts'

type Shop = Pick<IntegrationRow, 'id' | 'companyId' | 'kind'>
type KnownOrder = typeof integrationOrders.$inferSelect

interface Source {
  /** Whether the shop was asked just now; what it told by itself may come late, and an older state is not brought back. */
  isRead: boolean
}

/**
 * With the shop's integration held.
 *
 * @returns how many more of the warehouse's orders are the shop's, and how much was not known before.
 */
export async function followOrders(
  queries: Queries,
  shop: Shop,
  told: readonly ShopOrder[],
  source: Source,
): Promise<{ kept: number; found: number }> {
  const orders = newestOfEach(told)
  if (orders.length === 0) return { kept: 0, found: 0 }
  const known = await findKnown(
    queries,
    shop,
    orders.map(({ id }) => id),
  )
  const fresh = await oneByOne(
    queries,
    orders.filter(({ id }) => !known.has(id)),
    (inner, some) => keepShopOrders(inner, shop, some),
  )
  const followed = await oneByOne(
    queries,
    orders.filter(({ id }) => known.has(id)),
    (inner, some) => followSome(inner, shop, { known, orders: some, source }),
  )
  const imported = fresh.done.map((subject): NewEvent => ({ kind: 'order-imported', subject }))
  const events = [...imported, ...followed.done]
  await addIntegrationEvents(queries, shop, events)
  await noteRefused(queries, shop, 'order-imported', fresh.refused)
  await noteRefused(queries, shop, 'order-edited', followed.refused)
  return { kept: fresh.done.length, found: events.length }
}

/** It is there no more: as if it were canceled. */
export async function forgetOrder(queries: Queries, shop: Shop, shopId: string): Promise<void> {
  const row = (await findKnown(queries, shop, [shopId])).get(shopId)
  if (!row) return
  const place = { companyId: shop.companyId, platform: shop.kind, number: row.number }
  const followed = await followShop(queries, place, { kind: 'canceled' })
  await addIntegrationEvents(queries, shop, eventsOf('order-canceled', row.number, followed))
}

interface Some {
  known: ReadonlyMap<string, KnownOrder>
  orders: readonly ShopOrder[]
  source: Source
}

async function followSome(
  queries: Queries,
  shop: Shop,
  { known, orders, source }: Some,
): Promise<NewEvent[]> {
  const events: NewEvent[] = []
  for (const order of orders) {
    const row = known.get(order.id)
    if (row) events.push(...(await followOne(queries, shop, { row, order, source })))
  }
  return events
}

async function followOne(
  queries: Queries,
  shop: Shop,
  { row, order, source }: { row: KnownOrder; order: ShopOrder; source: Source },
): Promise<NewEvent[]> {
  if (isOlder(row, order, source)) return []
  const digest = digestOf(order)
  const changedAt = order.changedAt ?? row.changedAt
  const isSame = digest === row.digest
  // A shop that is asked tells most of what it has told before.
  if (isSame && changedAt?.getTime() === row.changedAt?.getTime()) return []
  await queries
    .update(integrationOrders)
    .set({ changedAt, digest })
    .where(and(eq(integrationOrders.integrationId, shop.id), eq(integrationOrders.shopId, order.id)))
  if (isSame) return []
  const { state, items, customer, carrier } = order
  if (state === 'other') return []
  const place = { companyId: shop.companyId, platform: shop.kind, number: row.number }
  const change =
    state === 'to-ship' ? ({ kind: 'edited', items, customer, carrier } as const) : { kind: state }
  const followed = await followShop(queries, place, change)
  return eventsOf(kinds[state], row.number, followed)
}

/** Of the events. */
const kinds = {
  'to-ship': 'order-edited',
  sent: 'order-edited',
  canceled: 'order-canceled',
  unpaid: 'order-unpaid',
} as const

function eventsOf(kind: string, subject: string, followed: Followed): NewEvent[] {
  return followed === 'unchanged' ? [] : [{ kind, subject, isFailed: followed === 'too-late' }]
}

function isOlder({ changedAt }: KnownOrder, order: ShopOrder, { isRead }: Source): boolean {
  if (!changedAt || !order.changedAt) return false
  return isRead ? order.changedAt < changedAt : order.changedAt <= changedAt
}

function newestOfEach(orders: readonly ShopOrder[]): ShopOrder[] {
  const newest = new Map<string, ShopOrder>()
  for (const order of orders) {
    const before = newest.get(order.id)
    const isNewer = !before?.changedAt || !order.changedAt || order.changedAt > before.changedAt
    if (isNewer) newest.set(order.id, order)
  }
  return [...newest.values()]
}

async function findKnown(queries: Queries, { id }: Shop, shopIds: string[]) {
  const rows = await queries
    .select()
    .from(integrationOrders)
    .where(and(eq(integrationOrders.integrationId, id), inArray(integrationOrders.shopId, shopIds)))
  return new Map(rows.map((row) => [row.shopId, row]))
}

/** Writes what a shop tells of its orders into the warehouse, each once. */
import { and, eq, inArray } from 'drizzle-orm'
import { cutText } from '../../../platform/cut-text.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { findOrders, insertOrders, newOrder, type OrderRow, tellOfWarehouse } from '../../warehouse/index.ts'
import { digestOf } from './order-digest.ts'
import type { ShopOrder } from '../shop-port.ts'
import type { IntegrationRow } from '../store.ts'
import { integrationOrders } from '../tables.ts'

type Shop = Pick<IntegrationRow, 'id' | 'companyId' | 'kind'>

const LONGEST_NUMBER = 64

/**
 * Takes orders that the shop has not told of before, see `withoutKnown`.
 *
 * One that is there already stays as it is: it may be packed. One that is not paid waits in its shop.
 *
 * @returns the numbers of those that are the shop's now, and were not before.
 */
export async function keepShopOrders(
  queries: Queries,
  shop: Shop,
  orders: readonly ShopOrder[],
): Promise<string[]> {
  const paid = orders.filter(({ state }) => state !== 'unpaid' && state !== 'other')
  const fresh = [...new Map(paid.map((order) => [order.id, order])).values()]
  const first = await keepAs(queries, shop, fresh, ({ number }) => number)
  // Another shop has counted alike, or this one gives a number to several orders.
  const second = await keepAs(queries, shop, first.left, ({ number, id }) =>
    longNumber(number, `${shop.kind}-${id}`),
  )
  if (first.written + second.written > 0) await tellOfWarehouse(queries, shop.companyId, 'orders')
  return [...first.kept, ...second.kept]
}

const longNumber = (number: string, end: string) =>
  `${cutText(number, LONGEST_NUMBER - end.length - 1)}-${end}`.slice(-LONGEST_NUMBER)

/** Those that the shop has not told of before. */
export async function withoutKnown(
  queries: Queries,
  { id }: Pick<Shop, 'id'>,
  orders: readonly ShopOrder[],
): Promise<ShopOrder[]> {
  if (orders.length === 0) return []
  const ids = orders.map((order) => order.id)
  const rows = await queries
    .select({ shopId: integrationOrders.shopId })
    .from(integrationOrders)
    .where(and(eq(integrationOrders.integrationId, id), inArray(integrationOrders.shopId, ids)))
  const known = new Set(rows.map(({ shopId }) => shopId))
  return orders.filter((order) => !known.has(order.id))
}

/** @returns those whose number is another order's. */
async function keepAs(
  queries: Queries,
  shop: Shop,
  orders: readonly ShopOrder[],
  numberOf: (order: ShopOrder) => string,
): Promise<{ written: number; kept: string[]; left: ShopOrder[] }> {
  const byNumber = new Map<string, ShopOrder>()
  const left: ShopOrder[] = []
  for (const order of orders) {
    const number = numberOf(order)
    if (byNumber.has(number)) left.push(order)
    else byNumber.set(number, order)
  }
  if (byNumber.size === 0) return { written: 0, kept: [], left }
  // In one order, so that two imports do not wait for each other.
  const rows = [...byNumber]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([number, order]) => rowOf(shop, number, order))
  const written = new Set(await insertOrders(queries, rows))
  const others = [...byNumber.keys()].filter((number) => !written.has(number))
  const there = others.length === 0 ? [] : await findOrders(queries, shop.companyId, others)
  const othersNumbers = new Set(
    there.flatMap((row) => {
      const order = byNumber.get(row.number)
      return order && isSameOrder(shop, row, order) ? [] : row.number
    }),
  )
  const own = [...byNumber].filter(([number]) => !othersNumbers.has(number))
  const named =
    own.length === 0
      ? []
      : await queries
          .insert(integrationOrders)
          .values(
            own.map(([number, order]) => ({
              companyId: shop.companyId,
              integrationId: shop.id,
              shopId: order.id,
              number,
              changedAt: order.changedAt ?? null,
              digest: digestOf(order),
            })),
          )
          .onConflictDoNothing()
          .returning({ number: integrationOrders.number })
  const kept = new Set(named.map(({ number }) => number))
  left.push(...[...byNumber].flatMap(([number, order]) => (kept.has(number) ? [] : order)))
  return { written: written.size, kept: [...kept], left }
}

/** Whether it is the order that is there, from this shop or from elsewhere; another shop of its kind may have counted alike. */
function isSameOrder({ kind }: Shop, there: OrderRow, { createdAt, customer }: ShopOrder): boolean {
  if (there.platform !== kind) return false
  const [first] = there.history
  // It came from a shop: no person is named.
  if (first?.kind === 'imported' && first.actorName === undefined) {
    return there.createdAt.getTime() === createdAt.getTime()
  }
  const [one, other] = [there.customer.email, customer.email]
  return !one || !other || one.toLowerCase() === other.toLowerCase()
}

function rowOf({ companyId, kind }: Shop, number: string, order: ShopOrder): OrderRow {
  const { state, createdAt, sentAt, currency, carrier, customer, items } = order
  return newOrder({
    companyId,
    number,
    platform: kind,
    status: state === 'unpaid' || state === 'other' ? 'problem' : state,
    customer,
    items,
    createdAt,
    history: [{ kind: 'imported', createdAt: new Date().toISOString() }],
    ...(sentAt && { sentAt }),
    ...(currency !== undefined && { currency }),
    ...(carrier !== undefined && { carrier }),
  })
}

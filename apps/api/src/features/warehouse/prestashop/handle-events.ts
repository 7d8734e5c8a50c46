import type { components } from '@replybay/api-client'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { FeatureJob } from '../../../platform/server-feature.ts'
import { warehouseFailures } from '../failures.ts'
import { followShop } from '../orders/follow-shop.ts'
import { writeStock } from '../orders/set-stock.ts'
import { insertOrders, newOrder } from '../store.ts'
import { warehouseEvents } from '../tables.ts'
import { tellOfWarehouse } from '../topic.ts'

type ShopEvent = components['schemas']['ShopEvent']

interface Told {
  companyId: string
  platform: string
  event: ShopEvent
}

/**
 * Handles what shops have told, in the order in which it came. What an event does and that it is done are one transaction: it
 * is done once, however often this runs.
 */
export const handleShopEvents: FeatureJob<{ companyId: string }> = {
  name: 'warehouse-shop-events',
  retries: 5,
  retryDelay: 5,
  retryDelayMax: 600,
  timeLimit: 300,
  atOncePerCompany: 1,
  async run({ companyId }, { database }) {
    let hasStock = false
    try {
      for (;;) {
        const handled = await database.transaction((queries) => handleNext(queries, companyId))
        if (handled === 'none') break
        hasStock ||= handled === 'stock'
      }
    } finally {
      // A shop tells the stock of all its articles in one go.
      if (hasStock) await tellOfWarehouse(database.queries, companyId, 'orders')
    }
  },
}

/** What an event was: `stock` where it changed any. */
type Handled = 'none' | 'stock' | 'other'

async function handleNext(queries: Queries, companyId: string): Promise<Handled> {
  const [row] = await queries
    .select()
    .from(warehouseEvents)
    .where(and(eq(warehouseEvents.companyId, companyId), isNull(warehouseEvents.handledAt)))
    .orderBy(asc(warehouseEvents.id))
    .limit(1)
    .for('update')
  if (!row) return 'none'
  let handled: Handled = 'other'
  const problem = await problemOf(async () => {
    if (await apply(queries, row)) handled = 'stock'
  })
  const done = { handledAt: new Date(), problem: problem ?? null }
  await queries.update(warehouseEvents).set(done).where(eq(warehouseEvents.id, row.id))
  return handled
}

/** What can't be done, as canceling what was sent, is no reason to stop. Nothing was written before it is refused. */
async function problemOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  }
}

/** @returns whether it has changed the stock. */
async function apply(queries: Queries, { companyId, platform, event }: Told): Promise<boolean> {
  if (event.kind === 'order' && event.order) {
    await addOrder(queries, companyId, platform, event.order)
    return false
  }
  if (event.kind === 'order-canceled' && event.orderNumber) {
    await cancel(queries, companyId, platform, event.orderNumber)
    return false
  }
  if (event.kind === 'stock' && event.article) {
    const { SKU: sku, quantity, name } = event.article
    return (await writeStock(queries, companyId, platform, [{ sku, quantity, name }])).length > 0
  }
  throw new Failure('invalid-request')
}

/** One that is there stays as it is: it may be packed already. */
async function addOrder(
  queries: Queries,
  companyId: string,
  platform: string,
  { number, createdAt, currency, language, carrier, customer, items }: components['schemas']['ShopOrder'],
): Promise<void> {
  const order = newOrder({
    companyId,
    number,
    platform,
    customer,
    items,
    ...(currency && { currency }),
    ...(language && { language }),
    ...(carrier && { carrier }),
    ...(createdAt && { createdAt: new Date(createdAt) }),
  })
  const written = await insertOrders(queries, [order])
  if (written.length > 0) await tellOfWarehouse(queries, companyId, 'orders', number)
}

/** With what was split off it. */
async function cancel(queries: Queries, companyId: string, platform: string, number: string): Promise<void> {
  const followed = await followShop(queries, { companyId, platform, number }, { kind: 'canceled' })
  if (followed === 'too-late') throw new Failure(warehouseFailures.wrongStatus)
}

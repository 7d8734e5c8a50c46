import { Failure } from '../../../platform/contract/failure.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { warehouseFailures } from '../failures.ts'
import { articleKey, findArticles, insertOrders, newOrder, type ReturnRow, takeStock } from '../store.ts'
import { tellOfWarehouse } from '../topic.ts'

/** The longest number that can get a suffix. */
const LONGEST_STEM = 58
const MOST_TRIES = 20

/**
 * Takes what the customer wants out of stock and makes an order of it.
 *
 * @returns the order's number.
 * @throws Failure `out-of-stock`
 */
export async function sendExchange(queries: Queries, row: ReturnRow, actorName: string): Promise<string> {
  const { companyId, platform, exchange } = row
  if (!exchange) throw new Failure('not-found')
  const { SKU, quantity = 1 } = exchange
  const article = { platform, sku: SKU }
  if (!(await takeStock(queries, companyId, article, quantity))) {
    throw new Failure(warehouseFailures.outOfStock)
  }
  const found = await findArticles(queries, companyId, [article])
  const name = exchange.name ?? found.get(articleKey(platform, SKU))?.name
  const createdAt = new Date()
  const order = {
    companyId,
    platform,
    currency: row.currency,
    customer: row.customer,
    items: [{ SKU, quantity, ...(name && { name }) }],
    exchangeOf: row.id,
    createdAt,
    history: [{ kind: 'exchange' as const, actorName, createdAt: createdAt.toISOString() }],
  }
  for (let place = 1; place <= MOST_TRIES; place++) {
    const number = `${row.orderNumber.slice(0, LONGEST_STEM)}-E${place === 1 ? '' : place}`
    const written = await insertOrders(queries, [newOrder({ ...order, number })])
    if (written.length === 0) continue
    // Other orders show the stock, too.
    await tellOfWarehouse(queries, companyId, 'orders')
    return number
  }
  throw new Failure('conflict')
}

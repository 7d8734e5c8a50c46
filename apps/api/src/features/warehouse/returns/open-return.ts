import type { components } from '@replybay/api-client'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { findReturnRules } from '../../users/index.ts'
import { warehouseFailures } from '../failures.ts'
import { pieces, withoutPieces } from '../pieces.ts'
import {
  articleKey,
  findArticles,
  insertReturn,
  listReturnsOf,
  lockOrder,
  newReturn,
  type OrderRow,
} from '../store.ts'
import type { Exchange, Line, ReturnEvent } from '../tables.ts'
import { tellOfWarehouse } from '../topic.ts'
import { stepReturn } from './return-rules.ts'

type Request = Omit<components['schemas']['ReturnRequest'], 'companyId'>

const DAY_MS = 24 * 3_600_000

interface By {
  /** Who asks; undefined for the customer. */
  actorName?: string
  photos?: string[]
}

/**
 * Opens a return of what was sent and is not back. Within the days of the policy it is approved at once.
 *
 * @returns its id.
 * @throws Failure `not-found`, `wrong-status` where nothing was sent, `invalid-request` for more than was, `open-return`
 */
export async function openReturn(
  queries: Queries,
  companyId: string,
  { orderNumber, items, reason, exchange }: Request,
  { actorName, photos = [] }: By,
): Promise<string> {
  const order = await lockOrder(queries, companyId, orderNumber)
  if (order.status !== 'sent' || !order.sentAt) throw new Failure(warehouseFailures.wrongStatus)
  const now = new Date()
  const back = pieces(await listReturnable(queries, order), items)
  const wanted = exchange && (await wantedOf(queries, order, exchange))
  const asked: ReturnEvent = {
    kind: 'requested',
    ...(actorName && { actorName }),
    createdAt: now.toISOString(),
  }
  const isApproved = await isWithinPolicy(queries, order, now)
  const row = newReturn({
    companyId,
    orderNumber,
    items: back,
    customer: order.customer,
    platform: order.platform,
    currency: order.currency,
    reason: reason?.trim() || null,
    photos,
    exchange: wanted ?? null,
    status: isApproved ? stepReturn('requested', 'approve') : 'requested',
    history: isApproved ? [asked, { kind: 'approved', createdAt: now.toISOString() }] : [asked],
    requestedAt: now,
  })
  if (!(await insertReturn(queries, row))) throw new Failure(warehouseFailures.openReturn)
  await tellOfWarehouse(queries, companyId, 'returns', orderNumber)
  return row.id
}

/** What was sent and is not in another return. What never came back with one can still come. */
export async function listReturnable(queries: Queries, order: OrderRow): Promise<Line[]> {
  const others = await listReturnsOf(queries, order.companyId, order.number)
  const away = others
    .filter(({ status }) => status !== 'declined')
    .flatMap(({ items, missing }) =>
      withoutPieces(
        items,
        missing.map((SKU) => ({ SKU, quantity: 1 })),
      ),
    )
  return withoutPieces(order.items, away)
}

async function wantedOf(
  queries: Queries,
  { companyId, platform }: OrderRow,
  { SKU, quantity }: { SKU: string; quantity: number },
): Promise<Exchange> {
  const articles = await findArticles(queries, companyId, [{ platform, sku: SKU }])
  const article = articles.get(articleKey(platform, SKU))
  if (!article) {
    const message = 'is no article of the shop'
    throw new Failure('invalid-request', { fields: [{ path: '/body/exchange/SKU', message }] })
  }
  return { SKU, quantity, state: 'wanted', ...(article.name && { name: article.name }) }
}

async function isWithinPolicy(
  queries: Queries,
  { companyId, sentAt }: OrderRow,
  now: Date,
): Promise<boolean> {
  const { returnDays, autoReturnsDisabled } = await findReturnRules(queries, companyId)
  if (autoReturnsDisabled || returnDays === null || !sentAt) return false
  return now.getTime() - sentAt.getTime() <= returnDays * DAY_MS
}

import type { components } from '@replybay/api-client'
import { refundOf } from './returns/return-rules.ts'
import { type ArticleRow, articleKey, type OrderRow, type ReturnRow } from './store.ts'
import type { Line, ParcelLabel } from './tables.ts'

type Schemas = components['schemas']
type Articles = ReadonlyMap<string, ArticleRow>

/** Who packs says so again within it; in ms. */
const PACKING_LASTS = 120_000

export function presentOrder(
  order: OrderRow,
  articles: Articles,
  ticketIds: readonly string[],
  now = new Date(),
): Schemas['WarehouseOrder'] {
  const { packerId, packerName, packingAt } = order
  const isPacked = packerId && packingAt && now.getTime() - packingAt.getTime() < PACKING_LASTS
  return {
    companyId: order.companyId,
    orderNumber: order.number,
    ...(order.parcels !== null && { parcelNumber: order.parcels }),
    items: presentLines(order.items, order.platform, articles),
    platform: order.platform,
    status: order.status,
    ...(order.problem && { problem: order.problem }),
    customer: order.customer,
    ...(order.carrier && { carrier: order.carrier }),
    ...(order.labels.length > 0 && { labels: order.labels.map(presentLabel) }),
    ...(order.labelProblem && { labelProblem: order.labelProblem }),
    comments: order.comments,
    history: order.history,
    ticketIds: [...ticketIds],
    ...(order.remainderOf && { remainderOf: order.remainderOf }),
    ...(order.leavesAt && { leavesAt: order.leavesAt.toISOString() }),
    createdAt: order.createdAt.toISOString(),
    ...(order.sentAt && { sentAt: order.sentAt.toISOString() }),
    currency: order.currency,
    packed: Object.entries(order.packed).flatMap(([SKU, quantity]) =>
      quantity > 0 ? [{ SKU, quantity }] : [],
    ),
    ...(isPacked && { packing: { _id: packerId, name: packerName ?? '', at: packingAt.toISOString() } }),
    prints: order.prints,
  }
}

/** Without what its carrier alone needs. */
const presentLabel = ({ reference: _reference, isGivenBack: _isGivenBack, ...label }: ParcelLabel) => label

export function presentReturn(
  row: ReturnRow,
  articles: Articles,
  ticketIds: readonly string[],
): Schemas['WarehouseReturn'] {
  return {
    companyId: row.companyId,
    orderNumber: row.orderNumber,
    items: presentLines(row.items, row.platform, articles),
    validatedSkus: row.validated,
    brokenSkus: row.broken,
    rejectedSkus: row.rejected,
    ...(row.missing.length > 0 && { missingSkus: row.missing }),
    platform: row.platform,
    status: row.status,
    ...(row.reason && { reason: row.reason }),
    photos: row.photos,
    customer: row.customer,
    ...(row.trackingNumber && { trackingNumber: row.trackingNumber }),
    ...(row.exchange && { exchange: row.exchange }),
    ...(row.dispute && { dispute: row.dispute }),
    comments: row.comments,
    history: row.history,
    ticketIds: [...ticketIds],
    ...(row.handledBy && { handledBy: row.handledBy }),
    requestedAt: row.requestedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.inspectedAt && { refund: refundOf(row) }),
    currency: row.currency,
    ...(row.refundPayment && { refundPayment: row.refundPayment }),
  }
}

/** Lines as they were sold, with where they lie and how many are left as it is now. */
function presentLines(lines: readonly Line[], platform: string, articles: Articles): Schemas['OrderItem'][] {
  return lines.map(({ SKU, quantity, name, price }) => {
    const article = articles.get(articleKey(platform, SKU))
    const shownName = name || article?.name
    return {
      SKU,
      quantity,
      ...(shownName && { name: shownName }),
      ...(article?.shelf && { shelf: article.shelf }),
      ...(article && { stock: article.quantity }),
      ...(article?.imageUrl && { imageUrl: article.imageUrl }),
      ...(price !== undefined && { price }),
    }
  })
}

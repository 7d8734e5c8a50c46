import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoPart } from '../../../platform/demo/part.ts'
import { createRandom, type Random } from '../../../platform/demo/random.ts'
import { readDemoTexts } from '../../../platform/demo/texts.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { localLabels } from '../orders/carrier.ts'
import { insertOrders, insertReturn, newOrder, newReturn, type OrderRow } from '../store.ts'
import {
  type Line,
  type OrderStatus,
  type ReturnStatus,
  warehouseArticles,
  type WarehouseAddress,
} from '../tables.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440
const TAX_RATE = 2_000
const PLATFORM = 'prestashop'
const PACKER = 'Marc Petit'
/** Beside those that have names. */
const OPEN = 34
const SENT = 44
const OPEN_FROM = 10_510
const SENT_FROM = 10_310

interface Article {
  sku: string
  name: string
  shelf: string
  price: number
  quantity: number
}

interface NamedOrder {
  number: string
  customer: string
  email?: string
  city?: string
  country?: string
  status: OrderStatus
  minutesAgo: number
  carrier?: string
  problem?: string
  comment?: string
  items: Record<string, number>
  return?: NamedReturn
}

interface NamedReturn {
  status: ReturnStatus
  reason: string
  exchange?: string
  /** @default all of the order */
  back?: Record<string, number>
  grade?: 'validated' | 'rejected'
  dispute?: string
}

interface Texts {
  articles: Article[]
  customers: WarehouseAddress[]
  named: NamedOrder[]
}

const read = async (file: string) => await readDemoTexts('warehouse', file)

/** Orders and returns of Maison Lumen: those that its tickets speak of, and others. */
export const warehouseDemo: DemoPart = async (queries, { now }) => {
  // Sound: the files are the product's own.
  const texts = {
    articles: await read('articles'),
    customers: await read('customers'),
    named: await read('named-orders'),
  } as Texts
  await insertArticles(queries, texts.articles, now)
  const chance = createRandom(10_491)
  const named = await Promise.all(texts.named.map((one) => orderOf(one, texts, now)))
  const others = await Promise.all(
    [
      ...Array.from({ length: OPEN }, (_, place) => openOrder(place, texts, chance)),
      ...Array.from({ length: SENT }, (_, place) => sentOrder(place, texts, chance)),
    ].map((one) => orderOf(one, texts, now)),
  )
  await insertOrders(queries, [...named, ...others])
  for (const [place, { return: returned, minutesAgo }] of texts.named.entries()) {
    const order = named[place]
    if (returned && order) await insertReturn(queries, returnOf(order, returned, minutesAgo, texts, now))
  }
}

async function insertArticles(queries: Queries, articles: readonly Article[], now: Date): Promise<void> {
  const rows = articles.map((article) => ({
    ...article,
    id: demoId(now, `article ${article.sku}`),
    companyId: MAISON_LUMEN,
    platform: PLATFORM,
    taxRate: TAX_RATE,
    updatedAt: now,
  }))
  await queries.insert(warehouseArticles).values(rows)
}

function openOrder(place: number, texts: Texts, chance: Random): NamedOrder {
  const status = chance.weighted<OrderStatus>([
    ['to-ship', 20],
    ['labelled', 7],
    ['remainder', 2],
    ['problem', 1],
  ])
  return {
    ...someOrder(texts, chance),
    number: `ML-${OPEN_FROM + place}`,
    status,
    minutesAgo: 15 + place * 21,
    ...(status === 'problem' && { problem: 'The postal code is cut short' }),
  }
}

function sentOrder(place: number, texts: Texts, chance: Random): NamedOrder {
  const minutesAgo = DAY_MINUTES + place * 620
  return { ...someOrder(texts, chance), number: `ML-${SENT_FROM + place}`, status: 'sent', minutesAgo }
}

function someOrder({ articles, customers }: Texts, chance: Random) {
  const items: Record<string, number> = {}
  for (let line = chance.between(1, 3); line > 0; line--) {
    items[chance.pick(articles).sku] = chance.weighted([
      [1, 6],
      [2, 3],
      [4, 1],
    ])
  }
  return { customer: chance.pick(customers).name, items }
}

async function orderOf(
  { number, customer, email, city, country, status, minutesAgo, items, ...rest }: NamedOrder,
  { articles, customers }: Texts,
  now: Date,
): Promise<OrderRow> {
  const createdAt = before(now, minutesAgo)
  const id = demoId(createdAt, `order ${number}`)
  const known = customers.find(({ name }) => name === customer)
  const address = known ?? {
    name: customer,
    ...(city && { city }),
    ...(country && { country }),
    ...(email && { email }),
  }
  const isLabelled = status === 'labelled' || status === 'sent'
  const ordered = isLabelled ? localLabels(id, 1) : []
  const labelledAt = before(now, minutesAgo * 0.7)
  const sentAt = status === 'sent' ? before(now, minutesAgo * 0.6) : null
  return newOrder({
    id,
    companyId: MAISON_LUMEN,
    number,
    platform: PLATFORM,
    status,
    customer: address,
    items: linesOf(items, articles),
    parcels: 1,
    labels: ordered.map((label) => ({ ...label, createdAt: labelledAt.toISOString() })),
    carrier: rest.carrier ?? carrierTo(address.country),
    problem: rest.problem ?? null,
    ...(status === 'remainder' && { remainderOf: `ML-${Number(number.slice(3)) - 200}` }),
    comments: rest.comment
      ? [
          {
            _id: demoId(createdAt, `comment ${number}`),
            comment: rest.comment,
            author: 'customer',
            authorName: customer,
            createdAt: createdAt.toISOString(),
          },
        ]
      : [],
    history: [
      ...(isLabelled ? [event('labelled', labelledAt, PACKER)] : []),
      ...(sentAt ? [event('sent', sentAt, PACKER)] : []),
    ],
    createdAt,
    dueAt: createdAt,
    sentAt,
    updatedAt: sentAt ?? createdAt,
  })
}

function returnOf(
  order: OrderRow,
  { status, reason, exchange, back, grade, dispute }: NamedReturn,
  minutesAgo: number,
  { articles }: Texts,
  now: Date,
) {
  const requestedAt = before(now, minutesAgo * 0.3)
  const arrivedAt = before(now, minutesAgo * 0.05)
  const isHere = status !== 'requested' && status !== 'in-transit'
  const items = back ? linesOf(back, articles) : order.items
  const each = items.flatMap(({ SKU, quantity }) => Array<string>(quantity).fill(SKU))
  const wanted = articles.find(({ sku }) => sku === exchange)
  return newReturn({
    id: demoId(requestedAt, `return ${order.number}`),
    companyId: MAISON_LUMEN,
    orderNumber: order.number,
    items,
    customer: order.customer,
    platform: PLATFORM,
    currency: order.currency,
    status,
    reason,
    ...(status !== 'requested' && { trackingNumber: `8R${order.number.slice(3)}345678` }),
    ...(wanted && { exchange: { SKU: wanted.sku, name: wanted.name, quantity: 1, state: 'wanted' } }),
    ...(grade && { [grade]: each, inspectedAt: arrivedAt, handledBy: PACKER }),
    dispute: dispute ?? null,
    history: [
      event('requested', requestedAt),
      ...(status === 'requested' ? [] : [event('approved', requestedAt)]),
      ...(isHere ? [event('arrive', arrivedAt, PACKER)] : []),
      ...(grade ? [event('handled', arrivedAt, PACKER)] : []),
    ],
    requestedAt,
    dueAt: isHere ? arrivedAt : requestedAt,
    updatedAt: isHere ? arrivedAt : requestedAt,
  })
}

function linesOf(items: Readonly<Record<string, number>>, articles: readonly Article[]): Line[] {
  return Object.entries(items).map(([SKU, quantity]) => {
    const article = articles.find(({ sku }) => sku === SKU)
    if (!article) throw new Error(`The demo has no article ${SKU}.`)
    return { SKU, quantity, name: article.name, price: article.price, taxRate: TAX_RATE }
  })
}

function carrierTo(country = 'FR'): string {
  return { FR: 'Colissimo', ES: 'Correos', BE: 'bpost' }[country] ?? 'DPD'
}

function event<Kind extends string>(kind: Kind, at: Date, actorName?: string) {
  return { kind, ...(actorName && { actorName }), createdAt: at.toISOString() }
}

function before(now: Date, minutes: number): Date {
  return new Date(now.getTime() - Math.round(minutes * MINUTE_MS))
}

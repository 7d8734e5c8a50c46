/* oxlint-disable lingui/no-unlocalized-strings -- what shops and people wrote, in stories and tests alone */
import type { User, WarehouseOrder, WarehouseReturn } from '@replybay/api-client'
import {
  addComment,
  closeDispute,
  declineExchange,
  getStockQuantity,
  handleExchange,
  handleReturn,
  listOrders,
  listReturns,
  moveReturn,
  refundReturn,
  setPacking,
} from '@replybay/api-client/operations'
import { handle, problem } from '@replybay/testing'
import { user } from './samples.ts'

const companyId = 'company-1'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const aReturn = (orderNumber: string, change: Partial<WarehouseReturn>): WarehouseReturn => ({
  companyId,
  orderNumber,
  items: [{ SKU: 'OPA-45-BR', quantity: 1, name: 'Suspension Opaline Ø45, laiton', price: 32_900 }],
  validatedSkus: [],
  brokenSkus: [],
  rejectedSkus: [],
  platform: 'prestashop',
  currency: 'EUR',
  status: 'arrived',
  customer: { name: 'Inés Torralba', city: 'Valencia', country: 'ES' },
  photos: [],
  comments: [],
  history: [{ kind: 'requested', createdAt: daysAgo(4) }],
  requestedAt: daysAgo(4),
  updatedAt: daysAgo(1),
  ...change,
})

/** Returns of a small warehouse. */
export const returns: readonly WarehouseReturn[] = [
  aReturn('ML-10431', {
    items: [
      { SKU: 'ALB-W-LA', quantity: 3, name: 'Applique Alba, laiton', shelf: 'C-07', price: 8_900 },
      { SKU: 'OPA-30-BR', quantity: 1, name: 'Suspension Opaline Ø30, laiton', shelf: 'A-14', price: 24_900 },
    ],
    reason: 'Une applique est arrivée ébréchée. Je préfère échanger la suspension contre la Ø45.',
    exchange: { SKU: 'OPA-45-BR', name: 'Suspension Opaline Ø45, laiton', quantity: 1, state: 'wanted' },
    customer: { name: 'Mathilde Carpentier', city: 'Bruxelles', country: 'BE' },
    history: [
      { kind: 'requested', createdAt: daysAgo(4) },
      { kind: 'approved', createdAt: daysAgo(4) },
      { kind: 'arrive', actorName: 'Thomas Girard', createdAt: daysAgo(1) },
    ],
  }),
  aReturn('ML-10418', { trackingNumber: '8R10418345678' }),
  aReturn('ML-10444', {
    status: 'in-transit',
    items: [{ SKU: 'OND-P-AM', quantity: 1, name: 'Suspension Ondine, ambre' }],
    customer: { name: 'Paul Vasseur', city: 'Dijon', country: 'FR' },
  }),
  aReturn('ML-10479', {
    status: 'requested',
    items: [{ SKU: 'MIR-T-FU', quantity: 1, name: 'Lampe de table Mira, fumé' }],
  }),
  aReturn('ML-10412', {
    status: 'disputed',
    items: [{ SKU: 'CAB-TX-OR', quantity: 2, name: 'Câble textile ocre, 2 m', price: 1_900 }],
    rejectedSkus: ['CAB-TX-OR', 'CAB-TX-OR'],
    handledBy: 'Marc Petit',
    dispute: 'The customer says that the cable was never used.',
    refund: 0,
  }),
]

const sentOrder = (orderNumber: string, packing?: WarehouseOrder['packing']): WarehouseOrder => ({
  companyId,
  orderNumber,
  items: [],
  status: 'sent',
  sentAt: daysAgo(15),
  ...(packing && { packing }),
})

const bodyOf = async <Body>(request: Request) => (await request.json()) as Body & { orderNumber: string }

interface WarehouseOfReturns {
  start?: readonly WarehouseReturn[]
  /** How many of the wanted article are left. */
  left?: number
  /** Who has the returns open elsewhere. */
  other?: string
  person?: Partial<User>
}

/** A warehouse that keeps what is done with its returns. */
export function warehouseOfReturns({ start = returns, left = 4, other, person }: WarehouseOfReturns = {}) {
  let all = [...start]
  const put = (orderNumber: string, change: Partial<WarehouseReturn>) => {
    all = all.map((row) => (row.orderNumber === orderNumber ? { ...row, ...change } : row))
    const found = all.find((row) => row.orderNumber === orderNumber)
    return found ? { data: { return: found } } : problem(404, 'not-found')
  }
  const exchangeOf = (orderNumber: string) => all.find((row) => row.orderNumber === orderNumber)?.exchange
  const packing = other === undefined ? undefined : { _id: 'somebody', name: other, at: daysAgo(0) }
  return [
    user({ returnPolicy: 'Lamps within 30 days, bulbs unopened.', returnDays: 30, ...person }),
    handle(listReturns, ({ request }) => {
      const asked = new URL(request.url).searchParams
      const status = asked.get('status')
      const words = (asked.get('search') ?? '').toLowerCase()
      const found = all.filter(
        (row) =>
          (status === null ? row.status !== 'done' && row.status !== 'declined' : row.status === status) &&
          `${row.orderNumber} ${row.trackingNumber ?? ''} ${row.customer?.name ?? ''}`
            .toLowerCase()
            .includes(words),
      )
      const counts: Record<string, number> = {}
      for (const row of all) counts[row.status ?? ''] = (counts[row.status ?? ''] ?? 0) + 1
      return { data: { returns: found, nextCursor: null, counts } }
    }),
    handle(listOrders, ({ request }) => {
      const asked = new URL(request.url).searchParams
      const orderNumber = asked.get('search')
      const orders = orderNumber && asked.get('status') === 'sent' ? [sentOrder(orderNumber, packing)] : []
      return { data: { orders, nextCursor: null, counts: {} } }
    }),
    handle(setPacking, async ({ request }) => {
      const { orderNumber } = await bodyOf(request)
      return { data: { order: sentOrder(orderNumber, packing) } }
    }),
    handle(getStockQuantity, async ({ request }) => {
      const { SKU } = await bodyOf<{ SKU: string }>(request)
      return { data: { stock: { SKU, quantity: left } } }
    }),
    handle(handleReturn, async ({ request }) => {
      const { orderNumber, validatedSkus, brokenSkus, rejectedSkus, missingSkus, comment } = await bodyOf<{
        validatedSkus: string[]
        brokenSkus: string[]
        rejectedSkus: string[]
        missingSkus?: string[]
        comment?: string
      }>(request)
      return put(orderNumber, {
        status: 'done',
        validatedSkus,
        brokenSkus,
        rejectedSkus,
        ...(missingSkus?.length && { missingSkus }),
        handledBy: 'Marc Petit',
        comments: comment ? [{ _id: 'comment-1', comment, authorName: 'Marc', createdAt: daysAgo(0) }] : [],
      })
    }),
    handle(refundReturn, async ({ request }) => {
      const { orderNumber, isPaidElsewhere } = await bodyOf<{ isPaidElsewhere?: boolean }>(request)
      return put(orderNumber, {
        refundPayment: {
          state: isPaidElsewhere ? 'elsewhere' : 'waiting',
          amount: 32_900,
          at: daysAgo(0),
          byName: 'Marc Petit',
        },
      })
    }),
    handle(handleExchange, async ({ request }) => {
      const { orderNumber } = await bodyOf(request)
      const exchange = exchangeOf(orderNumber)
      return put(orderNumber, {
        exchange: { SKU: 'OPA-45-BR', ...exchange, state: 'accepted', orderNumber: `${orderNumber}-E` },
      })
    }),
    handle(declineExchange, async ({ request }) => {
      const { orderNumber } = await bodyOf(request)
      return put(orderNumber, {
        exchange: { SKU: 'OPA-45-BR', ...exchangeOf(orderNumber), state: 'declined' },
      })
    }),
    handle(closeDispute, async ({ request }) => {
      const { orderNumber, comment = '' } = await bodyOf<{ comment?: string }>(request)
      const { dispute: _over, ...row } = all.find((one) => one.orderNumber === orderNumber) ?? aReturn('', {})
      const closed: WarehouseReturn = {
        ...row,
        status: 'done',
        comments: [{ _id: 'comment-1', comment, authorName: 'Marc', createdAt: daysAgo(0) }],
      }
      all = all.map((one) => (one.orderNumber === orderNumber ? closed : one))
      return { data: { return: closed } }
    }),
    handle(moveReturn, async ({ request }) => {
      const { orderNumber, step } = await bodyOf<{ step: string }>(request)
      const status = { approve: 'in-transit', decline: 'declined', arrive: 'arrived' } as const
      return put(orderNumber, { status: status[step as keyof typeof status] ?? 'disputed' })
    }),
    handle(addComment, async ({ request }) => {
      const { orderNumber, comment } = await bodyOf<{ comment: string }>(request)
      const added = { _id: 'comment-2', comment, authorName: 'Marc', createdAt: daysAgo(0) }
      put(orderNumber, { comments: [added] })
      return { data: { comment: added } }
    }),
  ]
}

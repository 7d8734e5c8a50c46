/* oxlint-disable lingui/no-unlocalized-strings -- what shops and people wrote, in stories and tests alone */
import type { User, WarehouseOrder } from '@replybay/api-client'
import {
  addComment,
  createRemainder,
  downloadLabels,
  generateLabels,
  getStockQuantity,
  getUserInfo,
  listOrders,
  recordScans,
  setOrderProblem,
  setPacking,
  validateSending,
} from '@replybay/api-client/operations'
import { aUser, handle, problem } from '@replybay/testing'

const companyId = 'company-1'
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const anOrder = (orderNumber: string, change: Partial<WarehouseOrder>): WarehouseOrder => ({
  companyId,
  orderNumber,
  parcelNumber: 1,
  items: [{ SKU: 'LIN-45-NA', quantity: 1, name: 'Abat-jour Lin 45, naturel', shelf: 'D-03', stock: 8 }],
  platform: 'prestashop',
  status: 'to-ship',
  carrier: 'Colissimo',
  customer: { name: 'Sofía Navarro', city: 'Sevilla', country: 'ES' },
  comments: [],
  createdAt: minutesAgo(12),
  ...change,
})

/** Orders of a small warehouse. */
export const orders: readonly WarehouseOrder[] = [
  anOrder('ML-10474', {
    items: [{ SKU: 'CAB-PR-2', quantity: 2, name: 'Câble textile prune, 2 m', shelf: 'B-11', stock: 0 }],
    customer: { name: 'Nadia Benali', city: 'Nantes', country: 'FR' },
    createdAt: minutesAgo(191),
  }),
  anOrder('ML-10491', {
    items: [
      { SKU: 'OPA-30-BR', quantity: 1, name: 'Suspension Opaline Ø30, laiton', shelf: 'A-14', stock: 12 },
      { SKU: 'AMP-E27-4W', quantity: 2, name: 'Ampoule filament E27, 4 W', shelf: 'B-02', stock: 310 },
    ],
    customer: {
      name: 'Pauline Leroux',
      line1: '14 rue des Halles',
      postalCode: '44000',
      city: 'Nantes',
      country: 'FR',
    },
    comments: [
      {
        _id: 'comment-1',
        comment: 'C’est un cadeau : merci de ne pas joindre la facture dans le colis.',
        author: 'customer',
        authorName: 'Pauline',
        createdAt: minutesAgo(26),
      },
    ],
    labels: [{ parcel: 1, trackingNumber: 'XY123456789FR', createdAt: minutesAgo(10) }],
    createdAt: minutesAgo(26),
  }),
  anOrder('ML-10496', { platform: 'woocommerce', carrier: 'Correos' }),
]

export const user = (change: Partial<User> = {}) =>
  handle(getUserInfo, () => ({
    data: { user: aUser({ companyId, role: 'warehouse', capabilities: ['warehouse'], ...change }) },
  }))

const bodyOf = async <Body>(request: Request) => (await request.json()) as Body

/**
 * A warehouse that keeps what is done in it.
 *
 * @param onLabel told before a label is made, which waits for it
 * @param onList told what is asked of the orders
 */
export function warehouse(
  start: readonly WarehouseOrder[] = orders,
  onLabel?: () => Promise<void>,
  onList?: (asked: URLSearchParams) => void,
) {
  let all = [...start]
  const find = (orderNumber: string) => all.find((order) => order.orderNumber === orderNumber)
  const put = (orderNumber: string, change: Partial<WarehouseOrder>) => {
    all = all.map((order) => (order.orderNumber === orderNumber ? { ...order, ...change } : order))
    return { data: { order: find(orderNumber) ?? anOrder(orderNumber, {}) } }
  }
  type Named = { orderNumber: string }
  return [
    user(),
    handle(listOrders, ({ request }) => {
      const asked = new URL(request.url).searchParams
      onList?.(asked)
      const status = asked.get('status')
      const numbers = asked.getAll('orderNumbers')
      const words = (asked.get('search') ?? '').toLowerCase()
      const found = all.filter(
        (order) =>
          (status === null
            ? numbers.length > 0 || (order.status !== 'sent' && order.status !== 'canceled')
            : order.status === status) &&
          (numbers.length === 0 || numbers.includes(order.orderNumber)) &&
          `${order.orderNumber} ${order.customer?.name ?? ''}`.toLowerCase().includes(words) &&
          (asked.get('platform') ?? order.platform) === order.platform,
      )
      const counts: Record<string, number> = {}
      for (const order of all) counts[order.status ?? ''] = (counts[order.status ?? ''] ?? 0) + 1
      return { data: { orders: found, nextCursor: null, counts } }
    }),
    handle(recordScans, async ({ request }) => {
      const { orderNumber, scans } = await bodyOf<
        Named & { scans: { id: string; SKU: string; kind?: string }[] }
      >(request)
      const order = find(orderNumber)
      if (!order) return problem(404, 'not-found')
      const packed = new Map(order.packed?.map(({ SKU, quantity }) => [SKU, quantity]))
      for (const { SKU, kind } of scans) packed.set(SKU, (packed.get(SKU) ?? 0) + (kind === 'undo' ? -1 : 1))
      put(orderNumber, { packed: [...packed].map(([SKU, quantity]) => ({ SKU, quantity })) })
      const lines = order.items.map(({ SKU, quantity }) => ({ SKU, quantity, packed: packed.get(SKU) ?? 0 }))
      return {
        data: {
          scans: scans.map(({ id }) => ({ id, result: 'right' as const })),
          lines,
          complete: lines.every((line) => line.packed === line.quantity),
        },
      }
    }),
    handle(getStockQuantity, () => problem(404, 'not-found')),
    handle(setPacking, async ({ request }) => put((await bodyOf<Named>(request)).orderNumber, {})),
    handle(setOrderProblem, async ({ request }) => {
      const { orderNumber, problem: words } = await bodyOf<Named & { problem: string }>(request)
      return put(orderNumber, words ? { status: 'problem', problem: words } : { status: 'to-ship' })
    }),
    handle(generateLabels, async ({ request }) => {
      await onLabel?.()
      return put((await bodyOf<Named>(request)).orderNumber, {
        status: 'labelled',
        labels: [{ parcel: 1, trackingNumber: 'XY1000', createdAt: minutesAgo(0) }],
      })
    }),
    handle(downloadLabels, () => new Blob(['%PDF-'], { type: 'application/pdf' })),
    handle(validateSending, async ({ request }) =>
      put((await bodyOf<Named>(request)).orderNumber, { status: 'sent', sentAt: minutesAgo(0) }),
    ),
    handle(createRemainder, async ({ request }) => {
      const { orderNumber, items } = await bodyOf<Named & { items: WarehouseOrder['items'] }>(request)
      const remainder = anOrder(`${orderNumber}-2`, { status: 'remainder', remainderOf: orderNumber, items })
      const left = (find(orderNumber)?.items ?? []).flatMap((item) => {
        const taken = items.find(({ SKU }) => SKU === item.SKU)?.quantity ?? 0
        return item.quantity > taken ? [{ ...item, quantity: item.quantity - taken }] : []
      })
      all = [...all, remainder]
      return { data: { ...put(orderNumber, { items: left }).data, remainder } }
    }),
    handle(addComment, async ({ request }) => {
      const { orderNumber, comment } = await bodyOf<Named & { comment: string }>(request)
      const added = { _id: 'comment-2', comment, authorName: 'Marc', createdAt: minutesAgo(0) }
      put(orderNumber, { comments: [...(find(orderNumber)?.comments ?? []), added] })
      return { data: { comment: added } }
    }),
  ]
}

/**
 * As a scanner types: each key into what has the focus, all of them at once.
 *
 * @param later so much after now, as the events tell it; in ms
 */
export function scan(code: string, later = 0): void {
  const events = [...Array.from(code), 'Enter'].map((key) =>
    happensLater(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }), later),
  )
  for (const event of events) (document.activeElement ?? document.body).dispatchEvent(event)
}

/** A tap that comes so much after now, as its event tells it; in ms. */
export function tapLater(button: HTMLElement, later: number): void {
  button.dispatchEvent(happensLater(new MouseEvent('click', { bubbles: true, cancelable: true }), later))
}

function happensLater<Happened extends Event>(event: Happened, later: number): Happened {
  return Object.defineProperty(event, 'timeStamp', { value: performance.now() + later })
}

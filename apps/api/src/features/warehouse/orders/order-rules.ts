/** What can happen to an order, and what it does to its pieces. Without a database: the rules are tested by themselves. */
import { Failure } from '../../../platform/contract/failure.ts'
import { warehouseFailures } from '../failures.ts'
import { invalidItems, pieces, withoutPieces } from '../pieces.ts'
import type { Line, OrderStatus, ParcelLabel } from '../tables.ts'

export type OrderStep =
  | 'label'
  | 'split'
  | 'scan'
  | 'scan-back'
  | 'send'
  | 'problem'
  | 'solve'
  | 'resume'
  | 'cancel'

/** Where each step leads from each status; what is not named can't be done. Nothing leads away from `sent`. */
export const orderTransitions: Readonly<Record<OrderStatus, Partial<Record<OrderStep, OrderStatus>>>> = {
  'to-ship': {
    label: 'labelled',
    split: 'to-ship',
    scan: 'to-ship',
    'scan-back': 'to-ship',
    problem: 'problem',
    cancel: 'canceled',
  },
  labelled: {
    label: 'labelled',
    split: 'labelled',
    scan: 'labelled',
    'scan-back': 'labelled',
    send: 'sent',
    problem: 'problem',
    cancel: 'canceled',
  },
  remainder: {
    label: 'labelled',
    split: 'remainder',
    scan: 'remainder',
    'scan-back': 'remainder',
    problem: 'problem',
    cancel: 'canceled',
  },
  // It goes on where it stood: `resume` with labels, `solve` without.
  problem: {
    'scan-back': 'problem',
    problem: 'problem',
    solve: 'to-ship',
    resume: 'labelled',
    cancel: 'canceled',
  },
  sent: { send: 'sent' },
  // What is in the box is put back.
  canceled: { 'scan-back': 'canceled', cancel: 'canceled' },
}

/** What the rules need to know of an order. */
export interface OrderState {
  status: OrderStatus
  items: readonly Line[]
  parcels: number | null
  labels: readonly ParcelLabel[]
  packed: Readonly<Record<string, number>>
  problem: string | null
  sentAt: Date | null
}

/** @throws Failure `wrong-status` */
function stepOrder(status: OrderStatus, step: OrderStep): OrderStatus {
  const next = orderTransitions[status][step]
  if (!next) throw new Failure(warehouseFailures.wrongStatus)
  return next
}

/** An order that has labels keeps them: no second ones are paid for. @throws Failure */
export function labelOrder<State extends OrderState>(order: State, labels: readonly ParcelLabel[]): State {
  const status = stepOrder(order.status, 'label')
  if (order.labels.length > 0) return { ...order, status }
  return { ...order, status, labels: [...labels], parcels: labels.length }
}

/** Sent once more, nothing changes. @throws Failure `no-labels`, `wrong-status` */
export function sendOrder<State extends OrderState>(order: State, now: Date): State {
  if (order.status === 'sent') return order
  if (order.status in { 'to-ship': 1, remainder: 1 }) throw new Failure(warehouseFailures.noLabels)
  return { ...order, status: stepOrder(order.status, 'send'), sentAt: now }
}

/**
 * Takes pieces out of an order.
 *
 * @returns the order without them, and their lines.
 * @throws Failure `invalid-request` where it does not hold them, they are in the box, or it would hold nothing more.
 */
export function splitOrder<State extends OrderState>(
  order: State,
  taken: readonly { SKU: string; quantity: number }[],
): { order: State; split: Line[] } {
  const status = stepOrder(order.status, 'split')
  const split = pieces(order.items, taken)
  const items = withoutPieces(order.items, taken)
  if (items.length === 0) throw invalidItems('must leave something in the order')
  const inBox = Object.entries(order.packed).find(([sku, count]) => count > countOf(items, sku))
  if (inBox) throw invalidItems(`names pieces of ${inBox[0]} that are in the box`)
  return { order: { ...order, status, items }, split }
}

/** An empty text ends the problem. @throws Failure `wrong-status` */
export function setProblem<State extends OrderState>(order: State, problem: string): State {
  if (problem !== '') return { ...order, status: stepOrder(order.status, 'problem'), problem }
  if (order.status !== 'problem') return order
  const step = order.labels.length > 0 ? 'resume' : 'solve'
  return { ...order, status: stepOrder(order.status, step), problem: null }
}

/** @throws Failure `wrong-status` */
export function cancelOrder<State extends OrderState>(order: State): State {
  return { ...order, status: stepOrder(order.status, 'cancel') }
}

export type ScanResult = 'right' | 'wrong' | 'too-many' | 'unknown' | 'undone'

/**
 * @param isKnown whether the shop has an article of this number, in whichever order.
 * @throws Failure `wrong-status`
 */
export function scanPiece<State extends OrderState>(
  order: State,
  { SKU, kind }: { SKU: string; kind: 'add' | 'undo' },
  isKnown: boolean,
): { order: State; result: ScanResult } {
  stepOrder(order.status, kind === 'undo' ? 'scan-back' : 'scan')
  const wanted = countOf(order.items, SKU)
  const packed = Object.hasOwn(order.packed, SKU) ? (order.packed[SKU] ?? 0) : 0
  const withCount = (count: number) => ({ ...order, packed: { ...order.packed, [SKU]: count } })
  // What was taken out of the order in its shop may be in the box.
  const isToGoBack = kind === 'undo' && packed > 0
  if (wanted === 0 && !isToGoBack) return { order, result: isKnown ? 'wrong' : 'unknown' }
  if (kind === 'undo') return { order: withCount(Math.max(0, packed - 1)), result: 'undone' }
  if (packed >= wanted) return { order, result: 'too-many' }
  return { order: withCount(packed + 1), result: 'right' }
}

function countOf(items: readonly Line[], sku: string): number {
  return items.reduce((sum, line) => (line.SKU === sku ? sum + line.quantity : sum), 0)
}

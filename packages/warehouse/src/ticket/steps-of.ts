import type { WarehouseOrder } from '@replybay/api-client'
import { linesOf, sumOf } from '../scans/lines.ts'

/** A step on the way of an order: where it stands, and whether it failed there. */
export type StepState = 'done' | 'running' | 'failed' | 'open'

/** How far an order has come: its label, its pieces in the box, and the carrier. */
export function stepsOf(
  order: WarehouseOrder,
): readonly [label: StepState, packed: StepState, sent: StepState] {
  if (order.status === 'sent') return ['done', 'done', 'done']
  const { quantity, packed } = sumOf(linesOf(order, []))
  const done = [(order.labels?.length ?? 0) > 0, quantity > 0 && packed === quantity, false]
  const current = done.indexOf(false)
  const running: StepState =
    order.status === 'problem' ? 'failed' : order.status === 'canceled' ? 'open' : 'running'
  const [label = 'open', box = 'open', sent = 'open'] = done.map((isDone, step): StepState =>
    isDone ? 'done' : step === current ? running : 'open',
  )
  return [label, box, sent]
}

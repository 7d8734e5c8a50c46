/** @see https://shopify.dev/docs/api/admin-rest/latest/resources/order */
import { idAt, listAt, numberAt, someAt, textAt, valueAt } from '../json.ts'
import { MOST_LINES } from '../shop-port.ts'

const NOT_SENT: ReadonlySet<string> = new Set(['cancelled', 'error', 'failure'])

/** Of a line, the pieces that are neither sent nor taken out of the order; undefined where the shop doesn't say. */
export const leftOf = (line: unknown): number | undefined =>
  numberAt(line, 'fulfillable_quantity') ?? numberAt(line, 'current_quantity')

/** What is sent by nobody, as a voucher, is no line to be sent. */
export const isToSend = (line: unknown): boolean => valueAt(line, 'requires_shipping') !== false

/** Whether nothing of an order is left to send, and not because all of it was sent: it was paid back, or taken out. */
export function isTakenBack(order: unknown): boolean {
  const lines = someAt(MOST_LINES, order, 'line_items').filter(isToSend)
  if (lines.some((line) => leftOf(line) !== 0)) return false
  const sent = new Map<string, number>()
  for (const fulfilment of listAt(order, 'fulfillments')) {
    if (NOT_SENT.has(textAt(fulfilment, 'status') ?? '')) continue
    for (const line of listAt(fulfilment, 'line_items')) {
      const id = idAt(line, 'id') ?? ''
      sent.set(id, (sent.get(id) ?? 0) + (numberAt(line, 'quantity') ?? 0))
    }
  }
  return lines.some(
    (line) =>
      textAt(line, 'fulfillment_status') !== 'fulfilled' &&
      (sent.get(idAt(line, 'id') ?? '') ?? 0) < (numberAt(line, 'quantity') ?? 0),
  )
}

/** @see https://shopify.dev/docs/api/admin-rest/latest/resources/fulfillment */
import type { Ask } from '../ask.ts'
import { idAt, listAt, numberAt, textAt } from '../json.ts'
import { requireSuccess } from '../require-success.ts'
import type { Settings } from '../secrets.ts'
import { type Outcome, type Parcel, piecesLeft } from '../sending/parcel.ts'
import { skuOf } from './sku.ts'
import { VERSION } from './version.ts'

const SCOPE = 'write_merchant_managed_fulfillment_orders'
const OPEN: ReadonlySet<string> = new Set(['open', 'in_progress', 'scheduled'])

/** One fulfilment for each parcel: one that has its tracking number is there already. */
export async function tellSent(ask: Ask, { api_key = '' }: Settings, parcel: Parcel): Promise<Outcome> {
  const headers = { 'x-shopify-access-token': api_key }
  const base = `/admin/api/${VERSION}`
  const path = `${base}/orders/${encodeURIComponent(parcel.shopId)}`
  const said = await ask(`${path}.json?fields=id,line_items,fulfillments`, { headers })
  if (said.status === 404) return 'refused'
  requireSuccess(said.status, 'read_orders')
  const number = parcel.trackingNumbers.join(', ')
  const fulfilments = listAt(said.json, 'order', 'fulfillments')
  if (fulfilments.some((each) => textAt(each, 'tracking_number') === number)) return 'told'
  const listed = await ask(`${path}/fulfillment_orders.json`, { headers })
  requireSuccess(listed.status, SCOPE)
  const open = listAt(listed.json, 'fulfillment_orders').filter((each) =>
    OPEN.has(textAt(each, 'status') ?? ''),
  )
  const lines = allot(open, listAt(said.json, 'order', 'line_items'), parcel)
  // Somebody else has said so, or it is canceled there.
  if (lines.length === 0) return 'refused'
  const { status } = await ask(`${base}/fulfillments.json`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    content: JSON.stringify({
      fulfillment: {
        line_items_by_fulfillment_order: lines,
        tracking_info: { number, ...(parcel.carrier && { company: parcel.carrier }) },
      },
    }),
  })
  if (status === 422) return 'refused'
  requireSuccess(status, SCOPE)
  return 'told'
}

/** Which pieces of which of the shop's tasks are in the parcel. */
function allot(tasks: readonly unknown[], orderLines: readonly unknown[], parcel: Parcel) {
  const left = piecesLeft(parcel)
  const skus = new Map(orderLines.map((line) => [idAt(line, 'id'), skuOf(line)]))
  return tasks.flatMap((task) => {
    const lines = listAt(task, 'line_items').flatMap((line) => {
      const sku = skus.get(idAt(line, 'line_item_id')) ?? ''
      const quantity = Math.min(left.get(sku) ?? 0, numberAt(line, 'fulfillable_quantity') ?? 0)
      left.set(sku, (left.get(sku) ?? 0) - quantity)
      return quantity > 0 ? [{ id: numberAt(line, 'id'), quantity }] : []
    })
    if (lines.length === 0) return []
    return [{ fulfillment_order_id: numberAt(task, 'id'), fulfillment_order_line_items: lines }]
  })
}

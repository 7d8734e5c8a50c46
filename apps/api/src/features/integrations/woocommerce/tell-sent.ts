/** @see https://woocommerce.github.io/woocommerce-rest-api-docs/#update-an-order */
import { type Ask, basicAuth } from '../ask.ts'
import { listAt, textAt } from '../json.ts'
import { requireSuccess } from '../require-success.ts'
import type { Settings } from '../secrets.ts'
import type { Outcome, Parcel } from '../sending/parcel.ts'

const GONE: ReadonlySet<string> = new Set(['cancelled', 'refunded', 'failed', 'trash'])
/** Where the order says which parcels it is sent in. A name that begins so is shown to nobody. */
const META = '_replybay_tracking'

/** WooCommerce knows no parcels: they are a note, and the order is completed with its last one. */
export async function tellSent(
  ask: Ask,
  { consumer_key = '', consumer_secret = '' }: Settings,
  { shopId, trackingNumbers, carrier, isLast }: Parcel,
): Promise<Outcome> {
  const headers = {
    ...basicAuth(consumer_key, consumer_secret),
    'content-type': 'application/json',
  }
  const path = `/wp-json/wc/v3/orders/${encodeURIComponent(shopId)}`
  const order = await ask(path, { headers })
  if (order.status === 404) return 'refused'
  requireSuccess(order.status, 'read')
  const state = textAt(order.json, 'status') ?? ''
  if (GONE.has(state)) return 'refused'
  const known = listAt(order.json, 'meta_data').find((each) => textAt(each, 'key') === META)
  const before = known === undefined ? [] : (textAt(known, 'value')?.split(', ') ?? [])
  const number = trackingNumbers.join(', ')
  const isKnown = trackingNumbers.every((each) => before.includes(each))
  if (isKnown && (!isLast || state === 'completed')) return 'told'
  const notes = await ask(`${path}/notes`, { headers })
  requireSuccess(notes.status, 'read')
  if (!listAt(notes.json).some((each) => textAt(each, 'note')?.includes(number))) {
    const note = carrier ? `${carrier}: ${number}` : number
    const said = await ask(`${path}/notes`, { method: 'POST', headers, content: JSON.stringify({ note }) })
    requireSuccess(said.status, 'write')
  }
  const value = [...new Set([...before, ...trackingNumbers])].join(', ')
  const said = await ask(path, {
    method: 'PUT',
    headers,
    content: JSON.stringify({ meta_data: [{ key: META, value }], ...(isLast && { status: 'completed' }) }),
  })
  requireSuccess(said.status, 'write')
  return 'told'
}

/** @see https://devdocs.prestashop-project.org/9/webservice/resources/order_carriers/ */
import { type Ask, basicAuth } from '../ask.ts'
import { idAt, numberAt, textAt, valueAt } from '../json.ts'
import type { Settings } from '../secrets.ts'
import type { Outcome, Parcel } from '../sending/parcel.ts'
import { Trouble } from '../trouble.ts'
import { readRows } from './read-rows.ts'
import { requireRight } from './require-right.ts'

/** As a new shop has it; another may have others. */
const SHIPPED = '4'
const CANCELED: ReadonlySet<string> = new Set(['6', '7'])
const LONGEST_NUMBER = 64

/** The tracking number stands with the order's carrier; with the last parcel the order's state is one that is shipped. */
export async function tellSent(
  ask: Ask,
  settings: Settings,
  { shopId, trackingNumbers, isLast }: Parcel,
): Promise<Outcome> {
  const [order] = await readRows(ask, settings, 'orders', { 'filter[id]': `[${shopId}]` })
  const state = idAt(order, 'current_state') ?? ''
  if (order === undefined || CANCELED.has(state)) return 'refused'
  const [carrier] = await readRows(ask, settings, 'order_carriers', { 'filter[id_order]': `[${shopId}]` })
  if (carrier !== undefined) await writeTracking(ask, settings, carrier, trackingNumbers)
  if (!isLast) return 'told'
  const states = await readRows(ask, settings, 'order_states', {})
  const shipped = states
    .filter((each) => idAt(each, 'shipped') === '1')
    .flatMap((each) => idAt(each, 'id') ?? [])
  if (shipped.includes(state)) return 'told'
  const next = shipped.includes(SHIPPED) ? SHIPPED : shipped[0]
  if (next === undefined) return 'refused'
  await write(ask, settings, 'order_histories', { id_order: shopId, id_order_state: next })
  return 'told'
}

async function writeTracking(
  ask: Ask,
  settings: Settings,
  carrier: unknown,
  trackingNumbers: readonly string[],
): Promise<void> {
  const before = textAt(carrier, 'tracking_number')?.split(', ') ?? []
  const all = [...new Set([...before, ...trackingNumbers])]
  if (all.length === before.length) return
  // As many as fit; the newest is what somebody looks for.
  while (all.length > 1 && all.join(', ').length > LONGEST_NUMBER) all.shift()
  const names = ['id', 'id_order', 'id_carrier', 'id_order_invoice', 'weight'] as const
  const sums = ['shipping_cost_tax_excl', 'shipping_cost_tax_incl', 'date_add'] as const
  const kept = [...names, ...sums].flatMap((name) => {
    const value = valueAt(carrier, name)
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : []
  })
  const fields = { ...Object.fromEntries(kept), tracking_number: all.join(', ') }
  await write(ask, settings, 'order_carriers', fields, numberAt(carrier, 'id'))
}

/** It reads XML alone. @param id of what is changed; without it, something is added. */
async function write(
  ask: Ask,
  settings: Settings,
  resource: 'order_carriers' | 'order_histories',
  fields: Readonly<Record<string, string>>,
  id?: number,
): Promise<void> {
  const name = resource === 'order_carriers' ? 'order_carrier' : 'order_history'
  const inside = Object.entries(fields).map(([field, value]) => `<${field}>${escaped(value)}</${field}>`)
  const method = id === undefined ? 'POST' : 'PUT'
  const { status } = await ask(`/api/${resource}${id === undefined ? '' : `/${id}`}`, {
    method,
    headers: { ...basicAuth(settings.api_key ?? '', ''), 'content-type': 'text/xml' },
    content: `<?xml version="1.0" encoding="UTF-8"?>\n<prestashop><${name}>${inside.join('')}</${name}></prestashop>`,
  })
  await requireRight(ask, settings, status, `${resource}: ${method}`)
  if (status < 200 || status > 299) throw new Trouble('service-error', { status, value: String(status) })
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

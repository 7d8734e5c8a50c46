/** @see https://sendcloud.dev/api/v2/parcels/create-a-parcel-or-parcels */
import type { CarrierLabel, LabelOrder } from '../../../platform/carrier.ts'
import { type Ask, basicAuth } from '../ask.ts'
import { idAt, listAt, numberAt, textAt, valueAt } from '../json.ts'
import { labelFailure } from '../labels/label-failures.ts'
import type { Settings } from '../secrets.ts'
import { Trouble } from '../trouble.ts'
import { chooseMethod } from './methods.ts'
import { readPicture } from './picture.ts'
import { splitStreet } from './street.ts'

/** What it says of a parcel that was not announced, and of one that was canceled or is about to be. */
const UNANNOUNCED: ReadonlySet<number> = new Set([999, 1002])
const CANCELED: ReadonlySet<number> = new Set([1999, 2000, 2001])
/** How often a parcel may have been canceled there, and be ordered again. */
const MOST_ROUNDS = 5
const NEEDED = ['line1', 'city', 'postalCode', 'country'] as const

type Auth = ReturnType<typeof basicAuth>

/** One parcel for each label, by a name of its own: what is there already is not ordered again. */
export async function orderLabels(
  ask: Ask,
  { public_key = '', private_key = '' }: Settings,
  order: LabelOrder,
): Promise<CarrierLabel[]> {
  const headers = basicAuth(public_key, private_key)
  const missing = NEEDED.filter((part) => !order.customer[part]?.trim())
  if (missing.length > 0) throw labelFailure('addressIncomplete', missing.join(', '))
  const labels: CarrierLabel[] = []
  for (let parcel = 1; parcel <= order.parcels; parcel++) {
    const json = await orderParcel(ask, headers, order, `${order.key}-${parcel}`)
    const label = readLabel(json, parcel)
    const picture = await pictureOf(ask, headers, label.reference)
    labels.push({ ...label, ...(picture && { picture }) })
  }
  return labels
}

async function orderParcel(ask: Ask, headers: Auth, order: LabelOrder, name: string): Promise<unknown> {
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const reference = round === 1 ? name : `${name}-${round}`
    const query = new URLSearchParams({ external_reference: reference })
    const said = await ask(`/api/v2/parcels?${query}`, { headers })
    requireAnswer(said.status, said.json)
    const known = listAt(said.json, 'parcels').find(
      (each) => textAt(each, 'external_reference') === reference,
    )
    if (known === undefined) return await announce(ask, headers, order, { external_reference: reference })
    const status = numberAt(known, 'status', 'id') ?? 0
    if (CANCELED.has(status)) continue
    if (!UNANNOUNCED.has(status)) return known
    return await announce(ask, headers, order, { id: numberAt(known, 'id') })
  }
  throw labelFailure('labelRefused', undefined)
}

/** What is there is changed, what is not there is made; either gets its label. */
async function announce(
  ask: Ask,
  headers: Auth,
  { customer, orderNumber, wished }: LabelOrder,
  named: { external_reference: string } | { id: number | undefined },
): Promise<unknown> {
  const country = customer.country ?? ''
  const listed = await ask(`/api/v2/shipping_methods?to_country=${encodeURIComponent(country)}`, { headers })
  requireAnswer(listed.status, listed.json)
  const method = chooseMethod(listed.json, country, wished)
  if (!method) throw labelFailure('labelRefused', `no shipping method to ${country}`)
  const parcel = {
    ...named,
    name: customer.name,
    ...splitStreet(customer.line1 ?? ''),
    address_2: customer.line2 ?? '',
    city: customer.city,
    postal_code: customer.postalCode,
    country,
    ...(customer.email && { email: customer.email }),
    ...(customer.phone && { telephone: customer.phone }),
    order_number: orderNumber,
    shipment: { id: Number(method.id) },
    apply_shipping_rules: true,
    request_label: true,
  }
  const { status, json } = await ask('/api/v2/parcels', {
    method: 'id' in named ? 'PUT' : 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    content: JSON.stringify({ parcel }),
  })
  requireAnswer(status, json)
  const made = valueAt(json, 'parcel')
  if (UNANNOUNCED.has(numberAt(made, 'status', 'id') ?? 0)) {
    throw labelFailure('labelRefused', textAt(made, 'status', 'message'))
  }
  return made
}

/** Fields of an address, as it names them. */
const ADDRESS = /\b(?:name|address|address_2|house_number|city|postal_code|country|country_state|to_state)\b/
const CREDIT = /\b(?:balance|credit|funds|payment|direct debit)\b/i

function requireAnswer(status: number, json: unknown): void {
  if (status >= 200 && status < 300) return
  const message = textAt(json, 'error', 'message')
  if (status === 401) throw new Trouble('bad-key', { status })
  if (status === 403) throw new Trouble('missing-permission', { status, value: 'parcels' })
  if (status === 402 || (message !== undefined && CREDIT.test(message))) {
    throw labelFailure('noCredit', message)
  }
  if (status !== 400 && status !== 422) {
    throw new Trouble('service-error', { status, value: String(status) })
  }
  throw labelFailure(ADDRESS.test(message ?? '') ? 'addressIncomplete' : 'labelRefused', message)
}

function readLabel(json: unknown, parcel: number): CarrierLabel & { reference: string } {
  const reference = idAt(json, 'id')
  if (reference === undefined) throw new Trouble('service-error', { value: 'no parcel' })
  const trackingUrl = textAt(json, 'tracking_url')
  const code = textAt(json, 'carrier', 'code')
  return {
    parcel,
    reference,
    trackingNumber: textAt(json, 'tracking_number') ?? '',
    ...(trackingUrl !== undefined && { trackingUrl }),
    ...(code !== undefined && { carrier: { code, name: textAt(json, 'shipment', 'name') ?? code } }),
  }
}

/** A label that is paid for is kept, also where its picture can't be had at this moment. */
async function pictureOf(ask: Ask, headers: Auth, reference: string): Promise<Uint8Array | undefined> {
  try {
    return await readPicture(ask, headers, reference)
  } catch (error) {
    if (error instanceof Trouble) return undefined
    throw error
  }
}

/** @see https://shopify.dev/docs/api/admin-rest/latest/resources/order */
import type { Ask } from '../ask.ts'
import { listAt, numberAt, someAt, textAt, valueAt } from '../json.ts'
import type { Settings } from '../secrets.ts'
import {
  currencyOf,
  customerOf,
  dateOf,
  latestOf,
  lineOf,
  MOST_LINES,
  orderOf,
  type OrderPage,
  type ListAsked,
  type ShopOrder,
  smallestUnits,
} from '../shop-port.ts'
import { Trouble } from '../trouble.ts'
import { isTakenBack, isToSend, leftOf } from './left-to-send.ts'
import { nextOf } from './next-of.ts'
import { skuOf } from './sku.ts'
import { VERSION } from './version.ts'

/** As many as one page may hold. */
const LIMIT = 250
const UNPAID: ReadonlySet<string> = new Set(['pending', 'authorized', 'voided', 'expired'])

export async function listOrders(
  ask: Ask,
  { api_key = '' }: Settings,
  { cursor, changedSince, isOpen }: ListAsked,
): Promise<OrderPage> {
  const headers = { 'x-shopify-access-token': api_key }
  const base = `/admin/api/${VERSION}/orders`
  // With the cursor, nothing but the limit may be asked.
  const query = new URLSearchParams({
    limit: String(LIMIT),
    ...(cursor !== undefined
      ? { page_info: cursor }
      : changedSince
        ? { status: 'any', order: 'updated_at asc', updated_at_min: changedSince.toISOString() }
        : { status: isOpen ? 'open' : 'any', order: 'created_at desc' }),
  })
  const said = await ask(`${base}.json?${query}`, { headers })
  if (said.status === 400 && cursor !== undefined) {
    // Cursors do not hold forever; what is there already is not written again.
    return await listOrders(ask, { api_key }, { changedSince, ...(isOpen && { isOpen }) })
  }
  if (said.status === 401) throw new Trouble('bad-key', { status: 401 })
  if (said.status === 402) throw new Trouble('wrong-plan', { status: 402 })
  if (said.status === 403) throw new Trouble('missing-permission', { status: 403, value: 'read_orders' })
  if (said.status !== 200)
    throw new Trouble('service-error', { status: said.status, value: String(said.status) })
  const isFirst = cursor === undefined && !changedSince && !isOpen
  const count = isFirst ? await ask(`${base}/count.json?status=any`, { headers }) : undefined
  const orders = someAt(LIMIT, said.json, 'orders')
  return {
    orders: orders.flatMap(readOrder),
    next: nextOf(said.header('link')),
    changedTo: latestOf(orders.map((order) => dateOf(textAt(order, 'updated_at')))),
    total: numberAt(count?.json, 'count'),
  }
}

function stateOf(json: unknown): ShopOrder['state'] {
  const payment = textAt(json, 'financial_status') ?? ''
  if (textAt(json, 'cancelled_at') || payment === 'refunded') return 'canceled'
  if (textAt(json, 'fulfillment_status') === 'fulfilled') return 'sent'
  if (UNPAID.has(payment)) return 'unpaid'
  return isTakenBack(json) ? 'canceled' : 'to-ship'
}

export function readOrder(json: unknown): ShopOrder[] {
  const currency = currencyOf(textAt(json, 'currency'))
  const state = stateOf(json)
  const at = (name: string) => textAt(json, 'shipping_address', name)
  return orderOf(json, {
    number: textAt(json, 'name'),
    state,
    createdAt: dateOf(textAt(json, 'created_at')),
    changedAt: dateOf(textAt(json, 'updated_at')),
    sentAt: dateOf(textAt(listAt(json, 'fulfillments').at(-1), 'created_at')),
    currency,
    carrier: textAt(listAt(json, 'shipping_lines')[0], 'title'),
    customer: customerOf({
      names: [
        at('name') ?? textAt(json, 'customer', 'first_name'),
        at('name') ? '' : textAt(json, 'customer', 'last_name'),
      ],
      otherwise: textAt(json, 'email') ?? '—',
      line1: at('address1'),
      line2: at('address2'),
      postalCode: at('zip'),
      city: at('city'),
      country: at('country_code'),
      email: textAt(json, 'email'),
      phone: at('phone') ?? textAt(json, 'phone'),
    }),
    items: someAt(MOST_LINES, json, 'line_items').flatMap((line) =>
      readLine(line, {
        currency,
        isWithTax: valueAt(json, 'taxes_included') === true,
        isOpen: state === 'to-ship',
      }),
    ),
  })
}

/** Of what is still to be sent, what is not sent yet; what is sent by nobody is no line. */
function readLine(
  line: unknown,
  { currency, isWithTax, isOpen }: { currency: string | undefined; isWithTax: boolean; isOpen: boolean },
) {
  if (!isToSend(line)) return []
  const rates = listAt(line, 'tax_lines').map((tax) => numberAt(tax, 'rate') ?? 0)
  const taxRate = rates.length === 0 ? undefined : rates.reduce((sum, rate) => sum + rate, 0)
  const sku = skuOf(line)
  const pieces = numberAt(line, 'quantity')
  const price = numberAt(line, 'price')
  // The price is that before discounts, which are told of all pieces of the line.
  const discount = listAt(line, 'discount_allocations').reduce<number>(
    (sum, each) => sum + (numberAt(each, 'amount') ?? 0),
    0,
  )
  const paid = price === undefined ? undefined : price * (pieces ?? 0) - discount
  return lineOf({
    sku,
    otherwise: sku,
    quantity: (isOpen ? leftOf(line) : undefined) ?? pieces,
    name: textAt(line, 'name') ?? textAt(line, 'title'),
    total:
      paid === undefined
        ? undefined
        : smallestUnits(isWithTax ? paid : paid * (1 + (taxRate ?? 0)), currency),
    pieces,
    taxRate,
  })
}

/** @see https://woocommerce.github.io/woocommerce-rest-api-docs/#list-all-orders */
import { type Ask, basicAuth } from '../ask.ts'
import { listAt, numberAt, someAt, textAt } from '../json.ts'
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

/** As many as one page may hold. */
const LIMIT = 100

const states: Readonly<Record<string, ShopOrder['state']>> = {
  processing: 'to-ship',
  completed: 'sent',
  cancelled: 'canceled',
  refunded: 'canceled',
  trash: 'canceled',
  pending: 'unpaid',
  'on-hold': 'unpaid',
  failed: 'unpaid',
}

const stateOf = (status: string): ShopOrder['state'] =>
  (Object.hasOwn(states, status) ? states[status] : undefined) ?? 'other'

/** Newer orders move the older ones on: what comes again is not written again. */
export async function listOrders(
  ask: Ask,
  { consumer_key = '', consumer_secret = '' }: Settings,
  { cursor, changedSince, isOpen }: ListAsked,
): Promise<OrderPage> {
  const page = Number(cursor ?? 1)
  const order = changedSince
    ? `orderby=modified&order=asc&dates_are_gmt=true&modified_after=${wooTime(changedSince)}`
    : `orderby=date&order=desc${isOpen ? '&status=processing' : ''}`
  const query = `per_page=${LIMIT}&page=${page}&${order}`
  const { status, json, header } = await ask(`/wp-json/wc/v3/orders?${query}`, {
    headers: basicAuth(consumer_key, consumer_secret),
  })
  if (status === 401) throw new Trouble('bad-key', { status })
  if (status === 403) throw new Trouble('missing-permission', { status, value: 'read' })
  if (status !== 200) throw new Trouble('service-error', { status, value: String(status) })
  const pages = Number(header('x-wp-totalpages') ?? 0)
  const total = Number(header('x-wp-total') ?? Number.NaN)
  const orders = someAt(LIMIT, json)
  return {
    orders: orders.flatMap(readOrder),
    changedTo: latestOf(orders.map((each) => gmtOf(each, 'date_modified'))),
    next: page < pages ? String(page + 1) : undefined,
    total: Number.isInteger(total) ? total : undefined,
  }
}

/** Without a zone: it is asked for in UTC. What is as old is told, too. */
export const wooTime = (date: Date) => new Date(date.getTime() - 1_000).toISOString().slice(0, 19)

export function gmtOf(json: unknown, name: string): Date | undefined {
  const text = textAt(json, `${name}_gmt`)
  return dateOf(text === undefined ? undefined : `${text.replace(/Z$/, '')}Z`)
}

export function readOrder(json: unknown): ShopOrder[] {
  const currency = currencyOf(textAt(json, 'currency'))
  // Who has it sent to themselves gives one address.
  const kind = textAt(json, 'shipping', 'address_1') ? 'shipping' : 'billing'
  const at = (name: string) => textAt(json, kind, name)
  const billed = (name: string) => textAt(json, 'billing', name)
  return orderOf(json, {
    number: textAt(json, 'number'),
    state: stateOf(textAt(json, 'status') ?? ''),
    createdAt: gmtOf(json, 'date_created'),
    changedAt: gmtOf(json, 'date_modified'),
    sentAt: gmtOf(json, 'date_completed'),
    currency,
    carrier: textAt(listAt(json, 'shipping_lines')[0], 'method_title'),
    customer: customerOf({
      names: [at('first_name'), at('last_name')],
      otherwise: at('company') ?? billed('email') ?? '—',
      line1: at('address_1'),
      line2: at('address_2'),
      postalCode: at('postcode'),
      city: at('city'),
      country: at('country'),
      email: billed('email'),
      phone: at('phone') ?? billed('phone'),
    }),
    items: someAt(MOST_LINES, json, 'line_items').flatMap((line) => {
      const quantity = numberAt(line, 'quantity')
      const net = numberAt(line, 'total')
      const tax = numberAt(line, 'total_tax') ?? 0
      return lineOf({
        sku: textAt(line, 'sku'),
        otherwise: `P-${numberAt(line, 'variation_id') || (numberAt(line, 'product_id') ?? 0)}`,
        quantity,
        name: textAt(line, 'name'),
        total: net === undefined ? undefined : smallestUnits(net + tax, currency),
        taxRate: net ? tax / net : undefined,
      })
    }),
  })
}

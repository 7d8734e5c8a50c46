/** @see https://devdocs.prestashop-project.org/9/webservice/resources/orders/ */
import type { Ask } from '../ask.ts'
import { idAt, numberAt, someAt, textAt } from '../json.ts'
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
import { readRows } from './read-rows.ts'
import { spreadDiscount } from './spread-discount.ts'

const LIMIT = 100

/** Rows of a resource, by their ids. */
type Rows = ReadonlyMap<string, unknown>

/** What stands beside the orders in resources of its own. */
interface Beside {
  customers: Rows
  addresses: Rows
  countries: Rows
  currencies: Rows
  carriers: Rows
  states: Rows
}

/** Each page goes on below the last id, so that newer orders move none. The shop doesn't say how many there are. */
export async function listOrders(
  ask: Ask,
  settings: Settings,
  { cursor, changedSince, isOpen }: ListAsked,
): Promise<OrderPage> {
  const read = (resource: string, query: Readonly<Record<string, string>>) =>
    readRows(ask, settings, resource, query)
  const orders = await read(
    'orders',
    changedSince
      ? {
          sort: '[date_upd_ASC]',
          limit: `${cursor ?? 0},${LIMIT}`,
          date: '1',
          'filter[date_upd]': `[${prestaTime(changedSince)},9999-12-31 23:59:59]`,
        }
      : {
          sort: '[id_DESC]',
          limit: String(LIMIT),
          ...(cursor !== undefined && { 'filter[id]': `[1,${cursor}]` }),
          ...(isOpen && { 'filter[current_state]': `[${(await openStates(read)).join('|')}]` }),
        },
  )
  const last = numberAt(orders.at(-1), 'id')
  const rowsOf = async (resource: string, name: string, from: readonly unknown[] = orders): Promise<Rows> => {
    const ids = [...new Set(from.flatMap((each) => idAt(each, name) ?? []))].filter((id) =>
      /^[1-9]\d*$/.test(id),
    )
    if (ids.length === 0) return new Map()
    const rows = await read(resource, { 'filter[id]': `[${ids.join('|')}]` })
    return new Map(rows.flatMap((row) => [[idAt(row, 'id') ?? '', row] as const]))
  }
  const addresses = await rowsOf('addresses', 'id_address_delivery')
  const beside: Beside = {
    addresses,
    customers: await rowsOf('customers', 'id_customer'),
    countries: await rowsOf('countries', 'id_country', [...addresses.values()]),
    currencies: await rowsOf('currencies', 'id_currency'),
    carriers: await rowsOf('carriers', 'id_carrier'),
    states: await rowsOf('order_states', 'current_state'),
  }
  return {
    orders: orders.flatMap((order) => readOrder(order, beside)),
    next: changedSince ? nextChanged(orders.length, cursor) : nextBelow(last, cursor),
    changedTo: latestOf(orders.map((order) => shopTime(textAt(order, 'date_upd')))),
  }
}

/** The states of orders that are paid, and not sent. */
async function openStates(
  read: (resource: string, query: Readonly<Record<string, string>>) => Promise<readonly unknown[]>,
): Promise<string[]> {
  const states = await read('order_states', {})
  return states.flatMap((state) =>
    idAt(state, 'paid') === '1' && idAt(state, 'shipped') !== '1' ? (idAt(state, 'id') ?? []) : [],
  )
}

/** A shop that overlooks where it was asked to begin would tell one page for ever. */
const nextBelow = (last: number | undefined, cursor: string | undefined) =>
  last === undefined || last <= 1 || last > Number(cursor ?? Infinity) ? undefined : String(last - 1)

const nextChanged = (count: number, cursor: string | undefined) =>
  count === 0 ? undefined : String(Number(cursor ?? 0) + count)

/** Its settings of an order's state: whether it is paid, and sent. Every shop may have states of its own. */
function stateOf(order: unknown, { states }: Beside): ShopOrder['state'] {
  const id = idAt(order, 'current_state') ?? ''
  const state = states.get(id)
  const is = (name: string) => idAt(state, name) === '1'
  if (is('shipped') || (is('delivery') && is('delivered'))) return 'sent'
  // These two are the same in every shop.
  if (id === '6' || id === '7') return 'canceled'
  if (is('paid')) return 'to-ship'
  // A state of the shop's own may follow the payment without saying so: the order counts as valid.
  return state === undefined || is('logable') ? 'other' : 'unpaid'
}

/** In the shop's own time, of which it doesn't say where that is. */
const shopTime = (text: string | undefined) => dateOf(text && `${text.replace(' ', 'T')}Z`)

const prestaTime = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')

/** What a line costs with its tax before vouchers, in the smallest unit of the currency. */
const valueOf = (line: unknown, currency: string | undefined) =>
  smallestUnits(
    Math.max(0, (numberAt(line, 'unit_price_tax_incl') ?? 0) * (numberAt(line, 'product_quantity') ?? 0)),
    currency,
  )

function readOrder(order: unknown, beside: Beside): ShopOrder[] {
  const address = beside.addresses.get(idAt(order, 'id_address_delivery') ?? '')
  const customer = beside.customers.get(idAt(order, 'id_customer') ?? '')
  const country = beside.countries.get(idAt(address, 'id_country') ?? '')
  const currency = currencyOf(textAt(beside.currencies.get(idAt(order, 'id_currency') ?? ''), 'iso_code'))
  const state = stateOf(order, beside)
  const lines = someAt(MOST_LINES, order, 'associations', 'order_rows')
  const values = lines.map((line) => valueOf(line, currency))
  // Prices are those before vouchers, which are told of the order as a whole.
  const discounts = spreadDiscount(
    smallestUnits(numberAt(order, 'total_discounts_tax_incl') ?? 0, currency),
    values,
  )
  return orderOf(order, {
    number: textAt(order, 'reference'),
    state,
    createdAt: shopTime(textAt(order, 'date_add')),
    changedAt: shopTime(textAt(order, 'date_upd')),
    sentAt: shopTime(textAt(order, 'delivery_date')) ?? shopTime(textAt(order, 'date_upd')),
    currency,
    carrier: textAt(beside.carriers.get(idAt(order, 'id_carrier') ?? ''), 'name'),
    customer: customerOf({
      names: [textAt(address, 'firstname'), textAt(address, 'lastname')],
      otherwise: textAt(customer, 'email') ?? '—',
      line1: textAt(address, 'address1'),
      line2: textAt(address, 'address2'),
      postalCode: textAt(address, 'postcode'),
      city: textAt(address, 'city'),
      country: textAt(country, 'iso_code'),
      email: textAt(customer, 'email'),
      phone: textAt(address, 'phone_mobile') ?? textAt(address, 'phone'),
    }),
    items: lines.flatMap((line, place) => {
      const price = numberAt(line, 'unit_price_tax_incl')
      const net = numberAt(line, 'unit_price_tax_excl')
      return lineOf({
        sku: textAt(line, 'product_reference'),
        otherwise: `P-${idAt(line, 'product_id') ?? 0}`,
        quantity: numberAt(line, 'product_quantity'),
        name: textAt(line, 'product_name'),
        total: price === undefined ? undefined : (values[place] ?? 0) - (discounts[place] ?? 0),
        taxRate: price !== undefined && net ? price / net - 1 : undefined,
      })
    }),
  })
}

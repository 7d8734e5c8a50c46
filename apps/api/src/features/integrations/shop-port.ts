/** What a shop system does for whoever keeps its orders. */
import type { components } from '@replybay/api-client'
import type { Stocked } from '../warehouse/index.ts'
import type { Ask } from './ask.ts'
import { idAt, shortText } from './json.ts'
import type { Settings } from './secrets.ts'
import type { Outcome, Parcel } from './sending/parcel.ts'

type Told = components['schemas']['ShopOrder']
type Line = Told['items'][number]
type Customer = Told['customer']

/** An order as a shop tells it, whatever shop it is. */
export interface ShopOrder {
  /** The shop's own, which nobody sees. */
  id: string
  number: string
  /** One that is not paid is not packed. `other` is a state of the shop's own: one that is not here yet waits for another. */
  state: 'to-ship' | 'sent' | 'canceled' | 'unpaid' | 'other'
  createdAt: Date
  /** By the shop's clock; absent where it doesn't say. */
  changedAt?: Date
  sentAt?: Date
  currency?: string
  carrier?: string
  customer: Customer
  items: Line[]
}

export interface OrderPage {
  orders: ShopOrder[]
  /** What leads to those behind them; undefined where there are none. */
  next: string | undefined
  /** The latest change of what the shop has told, by its clock. */
  changedTo?: Date | undefined
  /** How many the shop has, where it says that. */
  total?: number | undefined
}

export interface ShopPort {
  /** The newest first, or by their last change where those are asked for that were changed since. @throws Trouble */
  listOrders: (ask: Ask, settings: Settings, asked: ListAsked) => Promise<OrderPage>
  /** All articles, or those that were changed since, as far as the shop tells those apart. @throws Trouble */
  listStock: (ask: Ask, settings: Settings, asked: ListAsked) => Promise<StockPage>
  /** Says what was sent; said twice, it is said once. @throws Trouble */
  tellSent: (ask: Ask, settings: Settings, parcel: Parcel) => Promise<Outcome>
  /** @returns by what the payment service knows what an order was paid with; undefined where the shop names nothing. @throws Trouble */
  findPayment: (ask: Ask, settings: Settings, shopId: string) => Promise<string | undefined>
  /** By how much its clock may run behind itself; in ms. */
  overlapMs: number
}

export interface StockPage {
  articles: Stocked[]
  next: string | undefined
  changedTo?: Date | undefined
}

export interface ListAsked {
  /** Of the page before. */
  cursor?: string | undefined
  /** By the shop's clock. */
  changedSince?: Date | undefined
  /** Those alone that are still to be sent, as far as the shop tells them apart; in any order. */
  isOpen?: boolean
}

/** The latest of some moments. */
export const latestOf = (dates: readonly (Date | undefined)[]): Date | undefined =>
  dates.reduce((latest, date) => (date && (!latest || date > latest) ? date : latest), undefined)

/** The earlier one of two moments, where there are two. */
export const earlierOf = (date: Date | undefined, other: Date): Date | undefined =>
  date && date > other ? other : date

/** Of an article's number, as the warehouse keeps it. */
export const LONGEST_SKU = 64
const MOST_PIECES = 10_000
const MOST_PRICE = 1_000_000_000
/** Of an order. */
export const MOST_LINES = 1_000
/** Currencies whose digits are remembered. */
const MOST_CURRENCIES = 500

interface LineParts {
  sku: string | undefined
  /** What it is known by where the shop gave it no number of its own. */
  otherwise: string
  quantity: number | undefined
  name: string | undefined
  /** That was paid for all pieces together, with tax and after discounts, in the smallest unit of the currency. */
  total: number | undefined
  /** Of how many pieces the total is. @default quantity */
  pieces?: number | undefined
  /** As 0.2. */
  taxRate: number | undefined
}

/** A line of an order, as the warehouse keeps it: the price of a piece never adds up to more than was paid. */
export function lineOf(parts: LineParts): Line[] {
  const { sku, otherwise, quantity = 0, name, total, pieces = quantity, taxRate } = parts
  if (!Number.isInteger(quantity) || quantity < 1) return []
  const price = total === undefined || pieces < 1 ? undefined : Math.floor(total / pieces)
  const rate = taxRate === undefined ? undefined : Math.round(taxRate * 10_000)
  return [
    {
      SKU: (sku && shortText(sku, LONGEST_SKU)) ?? otherwise,
      quantity: Math.min(quantity, MOST_PIECES),
      ...(name !== undefined && { name: shortText(name, 300) ?? otherwise }),
      ...(price !== undefined && price >= 0 && price <= MOST_PRICE && { price }),
      ...(rate !== undefined && rate >= 0 && rate <= 10_000 && { taxRate: rate }),
    },
  ]
}

/** An amount of the currency itself, in its smallest unit. */
export const smallestUnits = (amount: number, currency = 'EUR'): number =>
  Math.round(amount * 10 ** digitsOf(currency))

const knownDigits = new Map<string, number>()

/** A format takes long to make, and is asked for with each line. */
function digitsOf(currency: string): number {
  const known = knownDigits.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  if (knownDigits.size >= MOST_CURRENCIES) knownDigits.clear()
  knownDigits.set(currency, digits)
  return digits
}

/** Who gets it, by the fields that the shop has for that. */
export function customerOf(
  parts: Readonly<Record<Exclude<keyof Customer, 'name'>, string | undefined>> & {
    names: readonly (string | undefined)[]
    otherwise: string
  },
): Customer {
  const { names, otherwise, line1, line2, postalCode, city, country, email, phone } = parts
  const name = shortText(names.filter(Boolean).join(' '))
  const cut = {
    line1: line1 && shortText(line1),
    line2: line2 && shortText(line2),
    postalCode: postalCode && shortText(postalCode, 20),
    city: city && shortText(city, 120),
    country: country && /^[A-Z]{2}$/.test(country.toUpperCase()) ? country.toUpperCase() : undefined,
    email: email && shortText(email, 254),
    phone: phone && shortText(phone, 40),
  }
  const known = Object.entries(cut).filter(([, value]) => value)
  return { name: name ?? otherwise, ...Object.fromEntries(known) }
}

export const currencyOf = (text: string | undefined) =>
  text !== undefined && /^[A-Z]{3}$/.test(text) ? text : undefined

/** @returns undefined where it is no date, or none of four digits: the database keeps no other. */
export function dateOf(text: string | undefined): Date | undefined {
  const date = new Date(text ?? '')
  const year = date.getUTCFullYear()
  return year >= 1_000 && year <= 9_999 ? date : undefined
}

/** An order of which all is known that an order needs: it names what is to be sent. */
export function orderOf(
  json: unknown,
  parts: Omit<ShopOrder, 'id' | 'number' | 'createdAt' | 'changedAt' | 'sentAt' | 'currency' | 'carrier'> & {
    number: string | undefined
    createdAt: Date | undefined
    changedAt: Date | undefined
    sentAt: Date | undefined
    currency: string | undefined
    carrier: string | undefined
  },
): ShopOrder[] {
  const id = idAt(json, 'id')
  const { number, createdAt, changedAt, sentAt, currency, carrier, items, state, customer } = parts
  if (id === undefined || createdAt === undefined || items.length === 0) return []
  return [
    {
      id,
      number: (number && shortText(number, 64)) ?? id,
      state,
      createdAt,
      customer,
      items: items.slice(0, MOST_LINES),
      // One that is dated in the future would make all that follow it look older.
      ...(changedAt && { changedAt: earlierOf(changedAt, new Date()) ?? changedAt }),
      ...(state === 'sent' && { sentAt: sentAt ?? createdAt }),
      ...(currency !== undefined && { currency }),
      ...(carrier !== undefined && { carrier: shortText(carrier, 100) ?? '' }),
    },
  ]
}

/** What is left of an article; less than nothing is nothing. */
export function stockOf({
  sku,
  quantity,
  name,
}: {
  sku: string
  quantity: number | undefined
  name: string | undefined
}): Stocked[] {
  const short = shortText(sku, LONGEST_SKU)
  if (short === undefined || quantity === undefined) return []
  const pieces = Math.min(MOST_STOCK, Math.max(0, Math.trunc(quantity)))
  return [{ sku: short, quantity: pieces, name: name && shortText(name, 300) }]
}

const MOST_STOCK = 1_000_000_000

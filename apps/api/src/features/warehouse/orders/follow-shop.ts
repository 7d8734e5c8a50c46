/** What a shop has done with an order that the warehouse has: followed as far as it is not packed yet, and told where it is. */
import { cutText } from '../../../platform/cut-text.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { findOwnersLanguage } from '../../users/index.ts'
import { countPieces } from '../pieces.ts'
import { findOrder, listRemainderNumbers, lockOrder, type OrderRow, saveOrder } from '../store.ts'
import type { Line, OrderEvent, WarehouseAddress } from '../tables.ts'
import { tellOfWarehouse } from '../topic.ts'
import { cancelOrder, setProblem } from './order-rules.ts'
import { shopTexts } from './shop-texts.ts'

/** Who packs says so again within it; in ms. */
const PACKING_LASTS = 120_000
const LONGEST_PROBLEM = 500

export type ShopChange =
  | { kind: 'canceled' }
  /** It was paid, and is not any more. */
  | { kind: 'unpaid' }
  /** It is paid, and may hold something else, or go to somebody else. */
  | { kind: 'edited'; items: readonly Line[]; customer: WarehouseAddress; carrier?: string | undefined }
  /** Somebody has sent it from elsewhere. */
  | { kind: 'sent' }

/** `too-late` where it was sent before; `told` where it is begun, and whoever packs is told. */
export type Followed = 'done' | 'told' | 'unchanged' | 'too-late'

/**
 * Inside the transaction in which the change is noted. What was split off the order goes with it.
 *
 * @returns `unchanged` also for an order that is not there, or another shop system's.
 */
export async function followShop(
  queries: Queries,
  { companyId, platform, number }: { companyId: string; platform: string; number: string },
  change: ShopChange,
): Promise<Followed> {
  const whole = await findOrder(queries, companyId, number)
  if (whole?.platform !== platform) return 'unchanged'
  const family = [number, ...(await listRemainderNumbers(queries, companyId, number))].toSorted()
  const rows: OrderRow[] = []
  for (const each of family) rows.push(await lockOrder(queries, companyId, each))
  const open = rows.filter(({ status }) => status !== 'sent' && status !== 'canceled')
  if (open.length === 0) return rows.some(({ status }) => status === 'sent') ? tooLate(change) : 'unchanged'
  const followed = await followWith(queries, open, change)
  const changed = followed.flatMap(({ before, after }) => (before === after ? [] : after))
  for (const after of changed) await saveOrder(queries, after)
  if (changed.length === 0) return 'unchanged'
  const numbers = changed.map((each) => each.number)
  await tellOfWarehouse(queries, companyId, 'orders', ...numbers)
  return changed.some(({ status }) => status === 'problem') ? 'told' : 'done'
}

/** That it is sent is known. */
const tooLate = ({ kind }: ShopChange): Followed => (kind === 'sent' ? 'unchanged' : 'too-late')

interface Step {
  before: OrderRow
  after: OrderRow
}

async function followWith(queries: Queries, open: readonly OrderRow[], change: ShopChange): Promise<Step[]> {
  if (change.kind === 'canceled') {
    return open.map((before) => ({ before, after: withEvent(cancelOrder(before), 'canceled') }))
  }
  const [first] = open
  const texts = shopTexts[(first && (await findOwnersLanguage(queries, first.companyId))) ?? 'en-US']
  if (change.kind === 'sent' || change.kind === 'unpaid') {
    return open.map((before) => ({ before, after: withProblem(before, texts[change.kind]) }))
  }
  const { items, customer, carrier } = change
  const difference = differenceOf(open, items)
  const isMoved = open.some((order) => !isSameAddress(order.customer, customer))
  const paid = open.map((before) => ({ before, order: asPaid(before) }))
  if (difference.length === 0 && !isMoved) return paid.map(({ before, order }) => ({ before, after: order }))
  const moved = (order: OrderRow): OrderRow => ({
    ...order,
    customer,
    email: customer.email?.trim().toLowerCase() ?? null,
    carrier: order.labels.length === 0 && carrier ? carrier : order.carrier,
  })
  const text = texts.edited(difference, isMoved)
  // Which part of it somebody has to decide, where it is in parts.
  const isWhole = open.length === 1 && first?.remainderOf === null
  return paid.map(({ before, order }) => {
    const edited = isWhole ? { ...moved(order), items: [...items] } : moved(order)
    const isQuiet = !isBegun(order) && (isWhole || difference.length === 0)
    return { before, after: isQuiet ? withEvent(edited, 'edited') : withProblem(edited, text) }
  })
}

const withEvent = (order: OrderRow, kind: OrderEvent['kind']): OrderRow => ({
  ...order,
  history: [...order.history, { kind, createdAt: new Date().toISOString() }],
})

/** Beside a problem that it has already. */
function withProblem(order: OrderRow, text: string): OrderRow {
  if (order.problem?.includes(text)) return order
  const problem = cutText(order.problem ? `${order.problem} ${text}` : text, LONGEST_PROBLEM)
  return withEvent(setProblem(order, problem), 'problem')
}

/** Without the problem that it is not paid; what a person has written beside it stays. */
function asPaid(order: OrderRow): OrderRow {
  const { problem } = order
  const text = Object.values(shopTexts).find(({ unpaid }) => problem?.includes(unpaid))?.unpaid
  if (problem === null || text === undefined) return order
  const rest = problem.replace(text, '').replaceAll(/ {2,}/g, ' ').trim()
  return rest === '' ? withEvent(setProblem(order, ''), 'solved') : { ...order, problem: rest }
}

function isBegun({ labels, packed, packingAt }: OrderRow, now = Date.now()): boolean {
  const isPacked = packingAt !== null && now - packingAt.getTime() < PACKING_LASTS
  return labels.length > 0 || isPacked || Object.values(packed).some((count) => count > 0)
}

/** By how many of each article there are more or fewer than the open orders hold. */
function differenceOf(open: readonly OrderRow[], items: readonly Line[]): { SKU: string; by: number }[] {
  const held = countPieces(open.flatMap((order) => order.items))
  const wanted = countPieces(items)
  return [...new Set([...held.keys(), ...wanted.keys()])].toSorted().flatMap((SKU) => {
    const by = (wanted.get(SKU) ?? 0) - (held.get(SKU) ?? 0)
    return by === 0 ? [] : [{ SKU, by }]
  })
}

const ADDRESS = ['name', 'line1', 'line2', 'postalCode', 'city', 'country'] as const

const isSameAddress = (one: WarehouseAddress, other: WarehouseAddress) =>
  ADDRESS.every((part) => (one[part] ?? '') === (other[part] ?? ''))

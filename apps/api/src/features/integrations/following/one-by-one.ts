/** Keeps one order that the database refuses from stopping all others of its shop. */
import { and, eq, gte, inArray } from 'drizzle-orm'
import { inSavepoint, type Queries } from '../../../platform/database/database.ts'
import { isRefusedValue } from '../../../platform/database/sql-state.ts'
import type { ShopOrder } from '../shop-port.ts'
import { addIntegrationEvents, type IntegrationRow } from '../store.ts'
import { integrationEvents } from '../tables.ts'

/** For so long nothing more is said of the same order; in ms. */
const SAID_MS = 86_400_000

interface Worked<Result> {
  done: Result[]
  /** Nothing is written of these. */
  refused: ShopOrder[]
}

/** Does something with orders, together as far as the database takes what they hold. */
export async function oneByOne<Result>(
  queries: Queries,
  orders: readonly ShopOrder[],
  work: (inner: Queries, some: readonly ShopOrder[]) => Promise<Result[]>,
): Promise<Worked<Result>> {
  if (orders.length === 0) return { done: [], refused: [] }
  try {
    return { done: await inSavepoint(queries, (inner) => work(inner, orders)), refused: [] }
  } catch (error) {
    if (!isRefusedValue(error)) throw error
  }
  if (orders.length === 1) return { done: [], refused: [...orders] }
  const middle = Math.ceil(orders.length / 2)
  const first = await oneByOne(queries, orders.slice(0, middle), work)
  const second = await oneByOne(queries, orders.slice(middle), work)
  return { done: [...first.done, ...second.done], refused: [...first.refused, ...second.refused] }
}

/** An event names each, once a day: a shop is asked for the same orders again and again. */
export async function noteRefused(
  queries: Queries,
  shop: Pick<IntegrationRow, 'id' | 'companyId'>,
  kind: 'order-imported' | 'order-edited',
  refused: readonly ShopOrder[],
): Promise<void> {
  if (refused.length === 0) return
  const numbers = refused.map(({ number }) => number)
  const { integrationId, at, isFailed, subject } = integrationEvents
  const said = await queries
    .select({ subject })
    .from(integrationEvents)
    .where(
      and(
        eq(integrationId, shop.id),
        gte(at, new Date(Date.now() - SAID_MS)),
        eq(integrationEvents.kind, kind),
        eq(isFailed, true),
        inArray(subject, numbers),
      ),
    )
  const known = new Set(said.map((each) => each.subject))
  await addIntegrationEvents(
    queries,
    shop,
    numbers
      .filter((number) => !known.has(number))
      .map((number) => ({ kind, subject: number, isFailed: true, problem: 'order-refused' })),
  )
}

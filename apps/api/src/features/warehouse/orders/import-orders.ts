import type { components } from '@replybay/api-client'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { findOrders, insertOrders, newOrder, type OrderRow } from '../store.ts'
import { tellOfWarehouse } from '../topic.ts'
import { MOST_PROBLEMS, readTable } from './read-table.ts'
import type { OrderEvent } from '../tables.ts'

type Schemas = components['schemas']

const PREVIEW = 50
/** Orders that are written at a time. */
const BATCH = 500

/** Shows what a table of orders holds, or takes it in: an order that there is already stays as it is. */
export async function importOrders(
  database: Database,
  { companyId, name }: Person,
  { text, platform, currency, apply }: Schemas['OrderImport'],
): Promise<Schemas['ImportOutcome']> {
  const { orders, problems, missingColumns } = readTable(text)
  const createdAt = new Date()
  const history: OrderEvent[] = [{ kind: 'imported', actorName: name, createdAt: createdAt.toISOString() }]
  const rows = orders.map((order) =>
    newOrder({ ...order, companyId, platform, createdAt, history, ...(currency && { currency }) }),
  )
  const known = await findKnown(database.queries, companyId, rows)
  const written = apply ? await database.transaction((queries) => insertAll(queries, companyId, rows)) : 0
  return {
    orders: rows.length,
    imported: written,
    known: apply ? rows.length - written : known.size,
    problems: problems.slice(0, MOST_PROBLEMS),
    missingColumns,
    preview: rows.slice(0, PREVIEW).map(({ number, customer, items }) => ({
      orderNumber: number,
      isKnown: known.has(number),
      name: customer.name,
      items: items.map(({ taxRate: _taxRate, ...item }) => item),
    })),
  }
}

async function findKnown(queries: Queries, companyId: string, rows: readonly OrderRow[]) {
  const known = new Set<string>()
  for (let place = 0; place < rows.length; place += BATCH) {
    const numbers = rows.slice(place, place + BATCH).map(({ number }) => number)
    for (const { number } of await findOrders(queries, companyId, numbers)) known.add(number)
  }
  return known
}

async function insertAll(queries: Queries, companyId: string, rows: readonly OrderRow[]): Promise<number> {
  // In one order, so that two imports do not wait for each other.
  const sorted = rows.toSorted((one, other) => (one.number < other.number ? -1 : 1))
  let written = 0
  for (let place = 0; place < sorted.length; place += BATCH) {
    written += (await insertOrders(queries, sorted.slice(place, place + BATCH))).length
  }
  if (written > 0) await tellOfWarehouse(queries, companyId, 'orders')
  return written
}

import type { components } from '@replybay/api-client'
import { and, eq, inArray } from 'drizzle-orm'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { Database } from '../../../platform/database/database.ts'
import { countPieces } from '../pieces.ts'
import { findKnownSkus, lockOrder, type OrderRow, saveOrder } from '../store.ts'
import { warehouseScans } from '../tables.ts'
import { tellOfWarehouse } from '../topic.ts'
import { scanPiece } from './order-rules.ts'

type Schemas = components['schemas']

/**
 * Counts scans, each once by its id. The order is locked: scans of two tables are counted one after the other.
 *
 * @throws Failure `not-found`, `wrong-status` where it is packed no more.
 */
export async function recordScans(
  database: Database,
  { companyId, userId, name }: Person,
  { orderNumber, scans }: Schemas['ScanBatch'],
): Promise<Schemas['ScanOutcome']> {
  return await database.transaction(async (queries) => {
    let order = await lockOrder(queries, companyId, orderNumber)
    const ids = scans.map(({ id }) => id)
    const isOfOrder = eq(warehouseScans.orderId, order.id)
    const counted = await queries
      .select({ id: warehouseScans.scanId, result: warehouseScans.result })
      .from(warehouseScans)
      .where(and(isOfOrder, inArray(warehouseScans.scanId, ids)))
    const results = new Map(counted.map(({ id, result }) => [id, result]))
    const skus = scans.map(({ SKU }) => SKU)
    const known = await findKnownSkus(queries, companyId, order.platform, skus)
    const createdAt = new Date()
    const added: (typeof warehouseScans.$inferInsert)[] = []
    for (const { id, SKU, at, kind } of scans) {
      if (results.has(id)) continue
      const { order: after, result } = scanPiece(order, { SKU, kind }, known.has(SKU))
      order = after
      results.set(id, result)
      const scan = { scanId: id, sku: SKU, result, userId, scannedAt: new Date(at), createdAt }
      added.push({ companyId, orderId: order.id, ...scan })
    }
    if (added.length > 0) {
      await queries.insert(warehouseScans).values(added)
      order = await saveOrder(queries, {
        ...order,
        packerId: userId,
        packerName: name,
        packingAt: createdAt,
      })
      await tellOfWarehouse(queries, companyId, 'orders', orderNumber)
    }
    const lines = packedLines(order)
    return {
      scans: ids.flatMap((id) => {
        const result = results.get(id)
        return result ? [{ id, result }] : []
      }),
      lines,
      complete: lines.every(({ quantity, packed }) => packed === quantity),
    }
  })
}

function packedLines({ items, packed }: OrderRow): Schemas['PackedLine'][] {
  return [...countPieces(items)].map(([SKU, quantity]) => ({
    SKU,
    quantity,
    packed: Object.hasOwn(packed, SKU) ? (packed[SKU] ?? 0) : 0,
  }))
}

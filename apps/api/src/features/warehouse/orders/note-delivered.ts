import type { Queries } from '../../../platform/database/database.ts'
import { findOrder, lockOrder, saveOrder } from '../store.ts'
import { tellOfWarehouse } from '../topic.ts'
import { wakeWaiting } from '../waits.ts'

/** A parcel that has reached its customer, as its carrier knows it. */
export interface Delivered {
  orderNumber: string
  reference: string
  at: Date
}

/**
 * Inside the transaction in which it is told. Once all parcels of the order are there, whoever waits for that wakes.
 *
 * @returns its tracking number; undefined where it is no parcel of the company, or this is known.
 */
export async function noteDelivered(
  queries: Queries,
  companyId: string,
  { orderNumber, reference, at }: Delivered,
): Promise<string | undefined> {
  if (!(await findOrder(queries, companyId, orderNumber))) return undefined
  const order = await lockOrder(queries, companyId, orderNumber)
  const label = order.labels.find((each) => each.reference === reference)
  if (!label || label.deliveredAt !== undefined) return undefined
  const deliveredAt = at.toISOString()
  const labels = order.labels.map((each) => (each === label ? { ...each, deliveredAt } : each))
  await saveOrder(queries, { ...order, labels })
  await tellOfWarehouse(queries, companyId, 'orders', orderNumber)
  const isWhole = labels.every((each) => each.deliveredAt !== undefined)
  if (isWhole) await wakeWaiting(queries, companyId, { delivered: orderNumber })
  return label.trackingNumber ?? orderNumber
}

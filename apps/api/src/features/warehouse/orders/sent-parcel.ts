import type { Queries } from '../../../platform/database/database.ts'
import { findOrder, findOrders, listRemainderNumbers } from '../store.ts'
import type { Line } from '../tables.ts'

/** What of an order has left the warehouse under one number. */
export interface SentParcel {
  /** Of the whole order, of which this may be a part. */
  wholeNumber: string
  items: readonly Line[]
  trackingNumbers: readonly string[]
  carrier: string
  /** Whether nothing of the order is still to be sent. */
  isLast: boolean
}

/** @returns undefined for an order that is not there, or was not sent. */
export async function findSentParcel(
  queries: Queries,
  companyId: string,
  number: string,
): Promise<SentParcel | undefined> {
  const order = await findOrder(queries, companyId, number)
  if (order?.status !== 'sent') return undefined
  const wholeNumber = order.remainderOf ?? order.number
  const family = [wholeNumber, ...(await listRemainderNumbers(queries, companyId, wholeNumber))]
  const parts = await findOrders(queries, companyId, family)
  return {
    wholeNumber,
    items: order.items,
    trackingNumbers: order.labels.flatMap(({ trackingNumber }) => trackingNumber ?? []),
    carrier: order.carrier,
    isLast: parts.every(({ status }) => status === 'sent' || status === 'canceled'),
  }
}

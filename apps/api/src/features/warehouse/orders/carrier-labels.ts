import type { Carrier, CarrierLabel, LabelOrder } from '../../../platform/carrier.ts'
import type { OrderRow } from '../store.ts'
import { labelOrder } from './order-rules.ts'

/** What a carrier is asked for. */
export const labelRequest = (order: OrderRow, parcels: number): LabelOrder => ({
  key: order.id,
  orderNumber: order.number,
  parcels,
  customer: order.customer,
  wished: order.carrier,
})

/** The order with the labels that a carrier has made. @throws Failure `wrong-status` */
export function withLabels(
  order: OrderRow,
  labels: readonly CarrierLabel[],
  carrier: Carrier,
  now = new Date(),
): OrderRow {
  const createdAt = now.toISOString()
  const kept = labels.map(({ parcel, trackingNumber, trackingUrl, reference }) => ({
    parcel,
    ...(trackingNumber && { trackingNumber }),
    ...(trackingUrl !== undefined && { trackingUrl }),
    ...(reference !== undefined && { reference }),
    createdAt,
  }))
  return {
    ...labelOrder(order, kept),
    labelProblem: null,
    carrier: carrierName(order.carrier, labels[0]?.carrier, carrier),
  }
}

/** As the shop calls it, where that is who carries it. */
function carrierName(wished: string, given: CarrierLabel['carrier'], { name }: Carrier): string {
  if (!given) return wished || name
  const isWished = wished !== '' && plain(wished).includes(plain(given.code))
  return isWished ? wished : given.name
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

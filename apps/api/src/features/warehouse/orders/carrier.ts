/** Who carries parcels, and makes their labels. */
import { createHash } from 'node:crypto'
import type { WarehouseAddress } from '../tables.ts'

interface LabelOrder {
  /** The same order asks with the same key, and gets the same labels: none is paid for twice. */
  key: string
  parcels: number
  customer: WarehouseAddress
}

interface CarrierLabel {
  parcel: number
  trackingNumber: string
}

export interface Carrier {
  name: string
  /** Whether its labels are for trying out, and no carrier takes a parcel with one. */
  isLocal: boolean
  /** @throws Failure `outside-service` */
  orderLabels(order: LabelOrder): Promise<CarrierLabel[]>
}

/** Makes labels on this machine, that no carrier knows of. */
export const localCarrier: Carrier = {
  name: 'Replybay local',
  isLocal: true,
  async orderLabels({ key, parcels }) {
    return Array.from({ length: parcels }, (_, index) => ({
      parcel: index + 1,
      trackingNumber: trackingNumber(`${key} ${index + 1}`),
    }))
  },
}

/** As those of the postal union are written, with its check digit. */
function trackingNumber(name: string): string {
  const digits = (createHash('sha256').update(name).digest().readUInt32BE() % 100_000_000)
    .toString()
    .padStart(8, '0')
  const weights = [8, 6, 4, 2, 3, 5, 9, 7]
  const sum = weights.reduce((all, weight, place) => all + weight * Number(digits[place]), 0)
  const check = 11 - (sum % 11)
  return `XL${digits}${check === 10 ? 0 : check === 11 ? 5 : check}FR`
}

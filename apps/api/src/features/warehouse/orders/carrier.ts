import { createHash } from 'node:crypto'
import type { Carrier } from '../../../platform/carrier.ts'
import { Failure } from '../../../platform/contract/failure.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { warehouseFailures } from '../failures.ts'
import type { OrderRow } from '../store.ts'

/**
 * Who makes the labels of an order: the carrier that is connected, else this machine where no shop would be told of them.
 *
 * @throws Failure `no-carrier`
 */
export async function chooseCarrier(
  { carrierOf, hasRealShop }: Pick<ServerContext, 'carrierOf' | 'hasRealShop'>,
  { companyId, platform, number, remainderOf }: OrderRow,
): Promise<Carrier> {
  const carrier = await carrierOf(companyId)
  if (carrier) return carrier
  if (await hasRealShop({ companyId, platform, wholeNumber: remainderOf ?? number })) {
    throw new Failure(warehouseFailures.noCarrier)
  }
  return localCarrier
}

/** Makes labels on this machine, that no carrier knows of. */
export const localCarrier: Carrier = {
  name: 'Replybay local',
  orderLabels: async ({ key, parcels }) => localLabels(key, parcels),
}

/** Those that the same key always gets. */
export const localLabels = (key: string, parcels: number) =>
  Array.from({ length: parcels }, (_, index) => ({
    parcel: index + 1,
    trackingNumber: trackingNumber(`${key} ${index + 1}`),
  }))

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

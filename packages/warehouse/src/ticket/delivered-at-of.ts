import type { WarehouseOrder } from '@replybay/api-client'

/** When the last parcel of an order was delivered; undefined until each of them is. */
export function deliveredAtOf({ labels = [] }: Pick<WarehouseOrder, 'labels'>): string | undefined {
  const times = labels.flatMap(({ deliveredAt }) => deliveredAt ?? [])
  return times.length < labels.length ? undefined : times.toSorted().at(-1)
}

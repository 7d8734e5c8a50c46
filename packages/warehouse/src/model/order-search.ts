import type { WarehouseOrder } from '@replybay/api-client'

/** The tabs of /warehouse/orders in the order of the work. */
export const orderStatuses = ['to-ship', 'labelled', 'sent', 'remainder', 'problem'] as const

export type OrderTab = (typeof orderStatuses)[number]

/** What the address of /warehouse/orders holds. */
export interface OrderSearch {
  status?: string | undefined
  platform?: string | undefined
  q?: string | undefined
  /** The number of the order that is open. */
  open?: string | undefined
  /** Another view of the orders than the list, or what is shown above it: `station`, `print`, `import`. */
  section?: string | undefined
  /** The numbers of the orders that are chosen. */
  orders?: string | undefined
}

export function tabOf({ status }: OrderSearch): OrderTab {
  return orderStatuses.find((one) => one === status) ?? 'to-ship'
}

/** The tab in which an order stands; undefined for one that is not sent at all. */
export function tabOfOrder({ status }: WarehouseOrder): OrderTab | undefined {
  return orderStatuses.find((one) => one === status)
}

/** Orders that can be packed: they wait for what goes into their boxes. */
export function isOpen({ status }: WarehouseOrder): boolean {
  return status === undefined || status === 'to-ship' || status === 'labelled' || status === 'remainder'
}

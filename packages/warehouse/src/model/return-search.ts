import type { WarehouseReturn } from '@replybay/api-client'

/** The tabs of /warehouse/returns in the order of the process. */
export const returnStatuses = ['requested', 'in-transit', 'arrived', 'disputed', 'done', 'declined'] as const

export type ReturnTab = (typeof returnStatuses)[number]

/** What the address of /warehouse/returns holds. */
export interface ReturnSearch {
  status?: string | undefined
  /** `exchange`: those alone for which the customer wants something else. */
  only?: string | undefined
  q?: string | undefined
  /** The number of the order whose return is open. */
  open?: string | undefined
  /** What is shown of it where not all of it fits. */
  part?: string | undefined
}

/** Where nothing is said, those that wait to be inspected. */
export function returnTabOf({ status }: Pick<ReturnSearch, 'status'>): ReturnTab {
  return returnStatuses.find((one) => one === status) ?? 'arrived'
}

/** The `?status=` of a tab. */
export function statusInSearch(tab: ReturnTab): string | undefined {
  return tab === 'arrived' ? undefined : tab
}

/** How many pieces come back. */
export function piecesBack({ items }: Pick<WarehouseReturn, 'items'>): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

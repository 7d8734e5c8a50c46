import type { WarehouseReturn } from '@replybay/api-client'

/** A return that was looked up. */
export interface FoundReturn {
  /** null where there is none; undefined while that is unknown. */
  row: WarehouseReturn | null | undefined
  error: Error | null
  retry: () => void
}

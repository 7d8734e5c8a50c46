import { useCan, useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { type BoxScan, boxScans } from './box-scans.ts'

const NONE: readonly BoxScan[] = []

/** Scans that are on their way to the server. A backend that counts none has none to wait for. */
export function useWaitingScans(): readonly BoxScan[] {
  const pending = usePending(boxScans, useUser()._id)
  return useCan('warehouse') ? pending : NONE
}

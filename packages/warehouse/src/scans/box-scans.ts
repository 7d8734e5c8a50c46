import { definePending, pendingFields } from '@replybay/sync'
import { v7 as randomId } from 'uuid'
import * as v from 'valibot'
import { scanKind } from './pending-kinds.ts'

const schema = v.object({
  ...pendingFields,
  companyId: v.string(),
  orderNumber: v.string(),
  SKU: v.string(),
  /** Whether a piece goes into the box or is taken out again. */
  act: v.picklist(['add', 'undo']),
})

/** A piece that was scanned at a packing table, and that the server does not know yet. */
export type BoxScan = v.InferOutput<typeof schema>

/** What the server made of a scan that this table had counted. */
export interface RefusedScan {
  scan: BoxScan
  /** Another table had packed the last one; the order does not hold it; or no scan is counted any more. */
  reason: 'too-many' | 'wrong' | 'closed'
}

/** Scans on their way: those of one order in the order in which they were made, each counted once. */
export const boxScans = definePending<BoxScan, RefusedScan>({
  kind: scanKind,
  schema,
  subject: ({ orderNumber }) => orderNumber,
})

/**
 * A scan that is made now, and goes to the server at once.
 *
 * @param isRecorded whether the server counts scans: else they are counted in this browser alone.
 */
export function aScan(
  scan: Pick<BoxScan, 'companyId' | 'orderNumber' | 'SKU' | 'act'>,
  isRecorded = true,
): BoxScan {
  const now = Date.now()
  return { ...scan, key: randomId(), queuedAt: now, dueAt: isRecorded ? now : NEVER, failures: 0 }
}

/** In ms since 1970. */
const NEVER = Number.MAX_SAFE_INTEGER

/** Forgets the scans of an order that has left the table. */
export function forgetScans(userId: string, orderNumber: string): void {
  for (const scan of boxScans.read(userId)) {
    if (scan.orderNumber === orderNumber) boxScans.forget(userId, scan.key)
  }
}

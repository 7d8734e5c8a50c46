import { createHash } from 'node:crypto'
import { v7 } from 'uuid'

/**
 * Ids of the same demo at the same time are the same, and sort as real ones do.
 *
 * @param place orders what happened within one millisecond.
 */
export function demoId(at: Date, name: string, place = 0): string {
  const random = createHash('sha256').update(`replybay demo ${name}`).digest()
  return v7({ msecs: at.getTime(), random, seq: place })
}

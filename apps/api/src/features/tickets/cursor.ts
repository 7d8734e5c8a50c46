import { Failure } from '../../platform/contract/failure.ts'
import { LAST_MOMENT_MS } from '../../platform/contract/date-time.ts'

export type Sort = 'waiting' | 'newest' | 'oldest'

/** The largest orders that there are: moments, and the number from which those without a wait are counted down. */
const LAST_ORDER = {
  waiting: 2 ** 52,
  newest: LAST_MOMENT_MS,
  oldest: LAST_MOMENT_MS,
} satisfies Record<Sort, number>

/** Where a page ends: the place of its last ticket in the order. */
export interface Place {
  /** Waiting order, or the last change in ms. */
  order: number
  id: string
}

/** Opaque for its reader; it holds no more than the place and the order that it belongs to. */
export function writeCursor(sort: Sort, place: Place): string {
  return Buffer.from(`${sort} ${place.order} ${place.id}`).toString('base64url')
}

/** @throws Failure `invalid-request` when it is broken or belongs to another order. */
export function readCursor(sort: Sort, cursor: string): Place {
  const [, ofSort, order, id] =
    /^(\w+) (\d{1,16}) ([\w-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (ofSort !== sort || !order || !id || Number(order) > LAST_ORDER[sort]) {
    const fields = [{ path: '/query/cursor', message: `is not a cursor of a list by ${sort}` }]
    throw new Failure('invalid-request', { fields })
  }
  return { order: Number(order), id }
}

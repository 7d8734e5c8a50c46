import { Failure } from '../failure.ts'

/** The last moment that a Date can hold, in ms. */
const LAST_MOMENT = 8.64e15

export type Sort = 'waiting' | 'newest' | 'oldest'

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
  if (ofSort !== sort || !order || !id || Number(order) > LAST_MOMENT) {
    const fields = [{ path: '/query/cursor', message: `is not a cursor of a list by ${sort}` }]
    throw new Failure('invalid-request', { fields })
  }
  return { order: Number(order), id }
}

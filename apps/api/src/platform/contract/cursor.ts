import { LAST_MOMENT_MS } from './date-time.ts'
import { Failure } from './failure.ts'

/** Where a page of a list ends: the place of its last entry in the order. */
export interface Place {
  /** A moment in ms, or what else the list is in the order of. */
  order: number
  id: string
}

/**
 * Opaque for its reader; it holds no more than the place and the list that it belongs to.
 *
 * @param list names the list by its order; in letters.
 */
export function writeCursor(list: string, place: Place): string {
  return Buffer.from(`${list} ${place.order} ${place.id}`).toString('base64url')
}

/**
 * @param lastOrder the largest that there is. @default the last moment
 * @throws Failure `invalid-request` when it is broken or belongs to another list.
 */
export function readCursor(list: string, cursor: string, lastOrder = LAST_MOMENT_MS): Place {
  const [, ofList, order, id] =
    /^(\w+) (\d{1,16}) ([\w-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (ofList !== list || !order || !id || Number(order) > lastOrder) {
    const fields = [{ path: '/query/cursor', message: `is not a cursor of a list by ${list}` }]
    throw new Failure('invalid-request', { fields })
  }
  return { order: Number(order), id }
}

/** In which orders documents are listed, and where a page of such a list ends. */
import { Failure } from '../../platform/contract/failure.ts'
import { LAST_MOMENT_MS } from '../../platform/contract/date-time.ts'
import type { DocumentRow } from './store.ts'

export interface ListOrder {
  sort: 'updated' | 'title' | 'kind' | 'state' | 'replies'
  isDescending: boolean
}

/** Where a page ends: the place of its last document. */
export interface DocumentPlace {
  /** What it is ordered by; nothing where that is its last change. */
  group: string
  /** Of its last change, ms. */
  changed: number
  id: string
}

type Placed = Pick<DocumentRow, 'orderTitle' | 'kind' | 'state' | 'updatedAt' | 'id'> & { replies: number }

export function placeOf({ sort }: ListOrder, row: Placed): DocumentPlace {
  const groups = {
    updated: '',
    title: row.orderTitle,
    kind: row.kind,
    state: row.state,
    replies: String(row.replies),
  }
  return { group: groups[sort], changed: row.updatedAt.getTime(), id: row.id }
}

/** Opaque for its reader. */
export function writePlace(order: ListOrder, { group, changed, id }: DocumentPlace): string {
  return Buffer.from(`${nameOf(order)} ${changed} ${id} ${group}`).toString('base64url')
}

/** @throws Failure `invalid-request` when it is broken or belongs to another order. */
export function readPlace(order: ListOrder, cursor: string): DocumentPlace {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, name, changed, id, group] = /^(\w+) (\d{1,16}) ([\w-]{1,64}) (.*)$/su.exec(text) ?? []
  if (name !== nameOf(order) || !id || group === undefined || Number(changed) > LAST_MOMENT_MS) {
    const fields = [{ path: '/query/cursor', message: 'is not a cursor of a list in this order' }]
    throw new Failure('invalid-request', { fields })
  }
  return { group, changed: Number(changed), id }
}

function nameOf({ sort, isDescending }: ListOrder): string {
  return `${sort}_${isDescending ? 'descending' : 'ascending'}`
}

import { LAST_MOMENT_MS } from '../../platform/contract/date-time.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { DocumentPlace } from './store.ts'

/** Opaque for its reader. */
export function writeCursor({ updatedAt, id }: DocumentPlace): string {
  return Buffer.from(`${updatedAt.getTime()} ${id}`).toString('base64url')
}

/** @throws Failure `invalid-request` when it is broken. */
export function readCursor(cursor: string): DocumentPlace {
  const [, time, id] = /^(\d{1,15}) ([\w-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!time || !id || Number(time) > LAST_MOMENT_MS) {
    throw new Failure('invalid-request', { fields: [{ path: '/query/cursor', message: 'is no cursor' }] })
  }
  return { updatedAt: new Date(Number(time)), id }
}

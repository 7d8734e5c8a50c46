import { createHash } from 'node:crypto'
import { v7 } from 'uuid'

/** A new id. Ids that were made later sort later. */
export function newId(): string {
  return v7()
}

/** The id of what is made under a key; another sender's key, equal or not, leads to another id. */
export function idFor(sender: string, key: string): string {
  const digest = createHash('sha256').update(`${sender} ${key}`).digest('hex')
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

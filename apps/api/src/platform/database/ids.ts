import { v7 } from 'uuid'

/** A new id. Ids that were made later sort later. */
export function newId(): string {
  return v7()
}

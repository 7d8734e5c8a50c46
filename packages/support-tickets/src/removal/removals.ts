import type { ApiError } from '@replybay/api-client'
import { definePending, heldFor, pendingFields } from '@replybay/sync'
import { toastMilliseconds } from '@replybay/ui-kit'
import * as v from 'valibot'

const schema = v.object({
  ...pendingFields,
  /** What it is that is removed. */
  what: v.picklist(['view', 'canned-answer', 'note']),
  id: v.string(),
  /** The ticket of a note. */
  ticketId: v.exactOptional(v.string()),
})

/** A saved view, a saved reply or a note that a person has removed, and that the server still has. */
export type Removal = v.InferOutput<typeof schema>

/** Views, saved replies and notes that are on their way out. What is told is a refusal: it is shown again. */
export const removals = definePending<Removal, ApiError>({
  kind: 'removals',
  schema,
  subject: ({ key }) => key,
})

/** A removal that is made now, and can be undone for as long as a toast is shown. */
export function aRemoval(what: Exclude<Removal['what'], 'note'>, id: string): Removal {
  return { key: `${what}:${id}`, what, id, ...heldFor(toastMilliseconds) }
}

/** A removal of a note; `undoMs` 0 sends it at once. */
export function aNoteRemoval(ticketId: string, id: string, undoMs = toastMilliseconds): Removal {
  return { key: `note:${id}`, what: 'note', id, ticketId, ...heldFor(undoMs) }
}

import type { ApiError } from '@replybay/api-client'
import { definePending, heldFor, pendingFields } from '@replybay/sync'
import { toastMilliseconds } from '@replybay/ui-kit'
import * as v from 'valibot'

const schema = v.object({
  ...pendingFields,
  /** What it is that is removed. */
  what: v.picklist(['view', 'canned-answer']),
  id: v.string(),
})

/** A saved view or a saved reply that a person has removed, and that the server still has. */
export type Removal = v.InferOutput<typeof schema>

/** Views and saved replies that are on their way out. What is told is a refusal: it is shown again. */
export const removals = definePending<Removal, ApiError>({
  kind: 'removals',
  schema,
  subject: ({ key }) => key,
})

/** A removal that is made now, and can be undone for as long as a toast is shown. */
export function aRemoval(what: Removal['what'], id: string): Removal {
  return { key: `${what}:${id}`, what, id, ...heldFor(toastMilliseconds) }
}

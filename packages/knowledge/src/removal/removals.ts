import type { ApiError } from '@replybay/api-client'
import { definePending, heldFor, pendingFields } from '@replybay/sync'
import { toastMilliseconds } from '@replybay/ui-kit'
import { v4 as randomId } from 'uuid'
import * as v from 'valibot'
import { removalKind } from './removal-kind.ts'

const schema = v.object({
  ...pendingFields,
  /** The keys of the sources. */
  sources: v.array(v.string()),
  /** How many of them are deleted, in their order. */
  done: v.fallback(v.number(), 0),
  /** It goes on when its person says so. */
  isPaused: v.optional(v.boolean()),
})

/** Sources that a person has deleted, and that the server still has, all or some. */
export type Removal = v.InferOutput<typeof schema>

/** Sources that are on their way out. What is told is a refusal: they are shown again. */
export const removals = definePending<Removal, ApiError>({
  kind: removalKind,
  schema,
  subject: ({ key }) => key,
})

/** A removal that is made now, and can be undone for as long as a toast is shown. */
export function aRemoval(sources: readonly string[]): Removal {
  return { key: randomId(), sources: [...sources], done: 0, ...heldFor(toastMilliseconds) }
}

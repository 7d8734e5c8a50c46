import type { ApiError } from '@replybay/api-client'
import { definePending, heldFor, pendingFields } from '@replybay/sync'
import { toastMilliseconds } from '@replybay/ui-kit'
import { v4 as randomId } from 'uuid'
import * as v from 'valibot'
import { removalKind } from './removal-kind.ts'

const schema = v.object({ ...pendingFields, webId: v.string(), lang: v.string(), questionId: v.string() })

/** A question that a person has deleted, and that the server still has. */
export type QuestionRemoval = v.InferOutput<typeof schema>

/** Questions that are on their way out. What is told is a refusal: they are shown again. */
export const removals = definePending<QuestionRemoval, ApiError>({
  kind: removalKind,
  schema,
  subject: ({ key }) => key,
})

/** A removal that is made now, and can be undone for as long as a toast is shown. */
export function aRemoval(what: Pick<QuestionRemoval, 'webId' | 'lang' | 'questionId'>): QuestionRemoval {
  return { key: randomId(), ...what, ...heldFor(toastMilliseconds) }
}

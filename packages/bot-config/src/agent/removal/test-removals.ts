import type { ApiError } from '@replybay/api-client'
import { definePending, heldFor, pendingFields } from '@replybay/sync'
import { toastMilliseconds } from '@replybay/ui-kit'
import { v4 as randomId } from 'uuid'
import * as v from 'valibot'
import { testRemovalKind } from './removal-kind.ts'

const schema = v.object({ ...pendingFields, webId: v.string(), questionId: v.string() })

/** A test question that a person has deleted, and that the server still has, with its runs. */
export type TestQuestionRemoval = v.InferOutput<typeof schema>

/** Test questions that are on their way out. What is told is a refusal: they are shown again. */
export const testRemovals = definePending<TestQuestionRemoval, ApiError>({
  kind: testRemovalKind,
  schema,
  subject: ({ key }) => key,
})

/** A removal that is made now, and can be undone for as long as a toast is shown. */
export function aTestRemoval(what: Pick<TestQuestionRemoval, 'webId' | 'questionId'>): TestQuestionRemoval {
  return { key: randomId(), ...what, ...heldFor(toastMilliseconds) }
}

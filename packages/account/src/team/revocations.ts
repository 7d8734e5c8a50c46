import type { ApiError } from '@replybay/api-client'
import { definePending, pendingFields } from '@replybay/sync'
import * as v from 'valibot'

const revocation = v.object(pendingFields)

/** Invitations that a person has canceled, by their ids. What is told is a refusal: they are shown again. */
export const revocations = definePending<v.InferOutput<typeof revocation>, ApiError>({
  kind: 'revocations',
  schema: revocation,
  subject: ({ key }) => key,
})

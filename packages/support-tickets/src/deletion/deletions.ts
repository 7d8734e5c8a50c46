import type { ApiError } from '@replybay/api-client'
import { definePending, pendingFields } from '@replybay/sync'
import * as v from 'valibot'
import { sampleFields } from '../model/sample-web.ts'
import { deletionsUnder } from '../model/kept-under.ts'

const schema = v.pipe(
  v.object({
    ...pendingFields,
    ...sampleFields,
    ticketId: v.string(),
    /** Id of the customer who is blocked together with it. */
    blocks: v.optional(v.string()),
    // Earlier versions kept neither.
    key: v.optional(v.string()),
    queuedAt: v.optional(v.number()),
  }),
  v.transform((kept) => ({ ...kept, key: kept.ticketId, queuedAt: kept.queuedAt ?? kept.dueAt })),
)

/** A ticket that its reader has deleted. */
export type Deletion = v.InferOutput<typeof schema>

/** Tickets that are on their way out: those of a person in all tabs of this browser. What is told is a refusal. */
export const deletions = definePending<Deletion, ApiError>({
  kind: 'deletions',
  keysOf: (userId) => `${deletionsUnder(userId)}:`,
  schema,
  subject: ({ ticketId }) => ticketId,
})

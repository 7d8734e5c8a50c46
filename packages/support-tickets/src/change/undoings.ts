import type { ApiError } from '@replybay/api-client'
import { definePending, pendingFields } from '@replybay/sync'
import * as v from 'valibot'
import { sampleFields } from '../model/sample-web.ts'
import type { BeforeStep } from './ticket-step.ts'

const schema = v.object({
  // Its key is the one that the change was sent under.
  ...pendingFields,
  ...sampleFields,
  ticketId: v.string(),
  /** What the change was made of, to be shown until the server has answered. */
  before: v.object({
    status: v.exactOptional(v.string()),
    waitingSince: v.exactOptional(v.nullable(v.string())),
    snoozedUntil: v.exactOptional(v.nullable(v.string())),
    unread: v.exactOptional(v.boolean()),
    assigneeId: v.exactOptional(v.nullable(v.string())),
    assigneeName: v.exactOptional(v.string()),
    tags: v.exactOptional(v.array(v.string())),
  } satisfies { [Field in keyof BeforeStep]-?: v.GenericSchema<unknown, BeforeStep[Field]> }),
})

/** Changes of tickets that their person has undone, on their way to the server. What is told is a refusal. */
export const undoings = definePending<v.InferOutput<typeof schema>, ApiError>({
  kind: 'undoings',
  schema,
  subject: ({ ticketId }) => ticketId,
})

import type { ApiError, Ticket, User } from '@replybay/api-client'
import { definePending, heldFor, pendingFields } from '@replybay/sync'
import { toastMilliseconds } from '@replybay/ui-kit'
import * as v from 'valibot'
import { sampleFields, sampleOf } from '../model/sample-web.ts'

const schema = v.object({
  // Its key is the id of the ticket: one that is closed again is not opened by what was undone before.
  ...pendingFields,
  ...sampleFields,
  webId: v.string(),
  /** What the ticket was before. */
  status: v.picklist(['open', 'answered']),
  snoozedUntil: v.optional(v.string()),
})

/** A ticket that was closed a moment ago, and what it was before. */
export type Closing = v.InferOutput<typeof schema>

/** Tickets that a person has closed and can bring back. What is told is a refusal to do that. */
export const closings = definePending<Closing, ApiError>({
  kind: 'closings',
  schema,
  subject: ({ key }) => key,
  undo: 'reversed',
})

/** A ticket that is closed by now, and can be brought back for as long as a toast is shown. */
export function aClosing(
  user: User,
  { _id: key, webId, snoozedUntil }: Ticket,
  status: Closing['status'],
): Closing {
  const before = { status, ...(snoozedUntil && { snoozedUntil }) }
  return { key, webId, ...before, ...sampleOf(user, webId), ...heldFor(toastMilliseconds) }
}

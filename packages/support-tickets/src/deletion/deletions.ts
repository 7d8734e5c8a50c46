import type { ApiError } from '@replybay/api-client'
import { definePending, type PendingChange } from '@replybay/sync'
import * as v from 'valibot'
import { deletionsUnder } from '../pending/kept-under.ts'

/** A ticket that its reader has deleted. */
export interface Deletion extends PendingChange {
  ticketId: string
  /** Id of the customer who is blocked together with it. */
  blocks?: string | undefined
}

const schema = v.object({
  ticketId: v.string(),
  dueAt: v.number(),
  blocks: v.optional(v.string()),
  failures: v.fallback(v.number(), 0),
  // Earlier versions kept none.
  queuedAt: v.optional(v.number()),
})

/** Tickets that are on their way out: those of a person in all tabs of this browser. What is told is a refusal. */
export const deletions = definePending<Deletion, ApiError>({
  kind: 'deletions',
  keysOf: (userId) => `${deletionsUnder(userId)}:`,
  parse(kept) {
    const { success, output } = v.safeParse(schema, kept)
    return success
      ? { ...output, key: output.ticketId, queuedAt: output.queuedAt ?? output.dueAt }
      : undefined
  },
  subject: ({ ticketId }) => ticketId,
  undo: 'held',
})

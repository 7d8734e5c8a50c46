import { ApiError, customerMutations, ticketMutations } from '@replybay/api-client'
import { definePending, type PendingChange } from '@replybay/sync'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { applyToLists } from '../live/apply-signal.ts'

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
  keysOf: (userId) => `replybay:deletions:${userId}:`,
  earlierList: (userId) => `replybay:deletions:${userId}`,
  parse(kept) {
    const { success, output } = v.safeParse(schema, kept)
    return success
      ? { ...output, key: output.ticketId, queuedAt: output.queuedAt ?? output.dueAt }
      : undefined
  },
  subject: ({ ticketId }) => ticketId,
  undo: 'held',
  async attempt({ ticketId, blocks }, { client }) {
    await deleteTicket(client, ticketId)
    // Not before: to block closes their open tickets, and this one could not be brought back as it was.
    if (blocks !== undefined) {
      await new MutationObserver(client, customerMutations.update(blocks)).mutate({ blocked: true })
    }
    // Else its row would come back until the lists are read again.
    applyToLists(client, ticketId, undefined)
    return undefined
  },
  refuse(_deletion, error, { tell }) {
    tell(error)
    return undefined
  },
})

/** One that is gone already needs no deletion. */
async function deleteTicket(client: QueryClient, ticketId: string): Promise<void> {
  try {
    await new MutationObserver(client, ticketMutations.delete()).mutate(ticketId)
  } catch (error) {
    if (!(error instanceof ApiError && error.isNotFound)) throw error
  }
}

import { ApiError, customerMutations, ticketMutations } from '@replybay/api-client'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { dropPendingDeletion, pendingDeletions, postponeDeletion } from './pending-deletions.ts'

/**
 * Tells the server of a deletion, and whom it blocks, unless it was undone meanwhile, in whichever tab. Where the server
 * can't be told now, both stay pending until it can.
 * @throws {ApiError} when the ticket stays, or its customer is not blocked.
 */
export async function commitDeletion(client: QueryClient, userId: string, ticketId: string): Promise<void> {
  const deletion = pendingDeletions(userId).find((each) => each.ticketId === ticketId)
  if (!deletion) return
  const { blocks } = deletion
  try {
    await deleteTicket(client, ticketId)
    // Not before: to block closes their open tickets, and this one could not be brought back as it was.
    if (blocks !== undefined) {
      await new MutationObserver(client, customerMutations.update(blocks)).mutate({ blocked: true })
    }
  } catch (error) {
    // It waits for when the server is back, or who was signed out.
    if (error instanceof ApiError && (error.isTransient || error.status === 401)) {
      return postponeDeletion(userId, ticketId)
    }
    dropPendingDeletion(userId, ticketId)
    throw error
  }
  dropPendingDeletion(userId, ticketId)
}

/** One that is gone already needs no deletion. */
async function deleteTicket(client: QueryClient, ticketId: string): Promise<void> {
  try {
    await new MutationObserver(client, ticketMutations.delete()).mutate(ticketId)
  } catch (error) {
    if (!(error instanceof ApiError && error.isNotFound)) throw error
  }
}

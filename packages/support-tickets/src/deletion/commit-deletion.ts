import { ApiError, ticketMutations } from '@replybay/api-client'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { dropPendingDeletion, pendingDeletions } from './pending-deletions.ts'

/**
 * Tells the server of a deletion, unless it was undone meanwhile, in whichever tab. Where the server can't be told
 * now, the deletion stays pending until it can.
 * @throws {ApiError} when the ticket stays.
 */
export async function commitDeletion(client: QueryClient, userId: string, ticketId: string): Promise<void> {
  if (!pendingDeletions(userId).some((deletion) => deletion.ticketId === ticketId)) return
  try {
    await new MutationObserver(client, ticketMutations.delete()).mutate(ticketId)
  } catch (error) {
    // It waits for when the server is back, or who was signed out.
    if (error instanceof ApiError && (error.isTransient || error.status === 401)) return
    dropPendingDeletion(userId, ticketId)
    if (error instanceof ApiError && error.isNotFound) return
    throw error
  }
  dropPendingDeletion(userId, ticketId)
}

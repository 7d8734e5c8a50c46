import type { User } from '@replybay/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { commitDeletion } from './commit-deletion.ts'
import { pendingDeletions } from './pending-deletions.ts'

/** Tells the server of all deletions of a person who leaves: nobody is there any more to undo them. */
export async function commitDeletions(client: QueryClient, { _id: userId }: User): Promise<void> {
  await Promise.allSettled(
    pendingDeletions(userId).map(({ ticketId }) => commitDeletion(client, userId, ticketId)),
  )
}

import type { User } from '@replybay/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { pauseJobs } from './bulk/job-store.ts'
import { commitDeletions } from './deletion/commit-deletions.ts'

/** What a person who signs out has left open: deletions are sent, changes of many tickets wait until they are back. */
export async function finishForSignOut(client: QueryClient, user: User): Promise<void> {
  pauseJobs(user._id)
  await commitDeletions(client, user)
}

import { ApiError, type User, userQueries } from '@replybay/api-client'
import { tabId } from '@replybay/sync'
import type { QueryClient } from '@tanstack/react-query'
import { applyToLists } from '../live/apply-signal.ts'
import { findKnown } from '../live/find-known.ts'
import { changedTicket } from './bulk-change.ts'
import { dropJob, findJob, idsOf, type Job, updateJob } from './job-store.ts'
import { sendChunk } from './send-chunk.ts'

/** Tickets a call: few enough that Pause is heard soon. */
const CHUNK = 100

/** Does a job to its end, or until somebody pauses it. What fails for a while pauses it, too. */
export async function runJob(client: QueryClient, user: User, jobId: string): Promise<void> {
  const userId = user._id
  updateJob(userId, jobId, { state: 'running', tab: tabId, problem: undefined })
  const ids = idsOf(userId, jobId)
  for (;;) {
    const job = findJob(userId, jobId)
    if (job?.state !== 'running' || job.tab !== tabId) return
    // Somebody else has signed in meanwhile, and what is sent is sent in their name.
    const signedIn = client.getQueryData(userQueries.info().queryKey)
    if (signedIn && signedIn._id !== userId) return updateJob(userId, jobId, { state: 'paused' })
    const chunk = ids.slice(job.done, job.done + CHUNK)
    if (chunk.length === 0) return end(userId, job)
    try {
      // One after the other: each says how far the job has come.
      const failed = new Set(await sendChunk(client, user, job, chunk))
      const changed = chunk.filter((id) => !failed.has(id))
      for (const id of changed) bringUpToDate(client, job, id)
      updateJob(userId, jobId, { done: job.done + chunk.length, failed: [...job.failed, ...failed] })
    } catch (error) {
      return updateJob(userId, jobId, { state: 'paused', problem: problemOf(error) })
    }
  }
}

function end(userId: string, { id, failed }: Job) {
  if (failed.length === 0) dropJob(userId, id)
  else updateJob(userId, id, { state: 'ended' })
}

/** Lists that are loaded show it at once, so that no row comes back for a moment. */
function bringUpToDate(client: QueryClient, { change }: Job, id: string) {
  const known = findKnown(client, id)
  if (known) applyToLists(client, id, changedTicket(known, change))
}

function problemOf(error: unknown): string {
  return error instanceof ApiError && (error.isUnreachable || error.isTransient) ? 'unreachable' : 'refused'
}

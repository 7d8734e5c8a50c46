import { pendingQueue } from '@replybay/sync'
import type { QueryClient } from '@tanstack/react-query'
import { applyToLists } from '../live/apply-signal.ts'
import { findKnown } from '../live/find-known.ts'
import { jobsUnder } from '../model/kept-under.ts'
import { changedTicket } from '../model/bulk-change.ts'
import { forgetIds, idsOf, type Job, jobs, updateJob } from './jobs.ts'
import { sendChunk } from './send-chunk.ts'

/** Tickets a call: few enough that Pause is heard soon. */
const CHUNK = 100

/** Does jobs, a chunk at a time, each chunk in one tab: `done` says how far they have come. */
export const sendJobs = pendingQueue<Job>(jobs, {
  earlierList: jobsUnder,
  goes: ({ state }) => state === 'waiting',
  pauseAll(userId) {
    for (const { key, state } of jobs.read(userId)) {
      if (state === 'waiting') updateJob(userId, key, { state: 'paused' })
    }
  },
  async attempt(job, { client, userId, can }) {
    const chunk = idsOf(userId, job.key).slice(job.done, job.done + CHUNK)
    const failed = chunk.length > 0 ? await sendChunk(client, can, job, chunk) : []
    for (const id of chunk) if (!failed.includes(id)) bringUpToDate(client, job, id)
    // Its person may have paused or ended it meanwhile.
    const now = jobs.find(userId, job.key)
    const left = now && withDone(now, chunk.length, failed)
    if (!left) forgetIds(userId, job.key)
    return left
  },
  refuse: (job) => ({ ...job, state: 'paused', isRefused: true }),
})

/** The job after a chunk; nothing where it is done. */
function withDone(job: Job, count: number, failures: readonly string[]): Job | undefined {
  const done = job.done + count
  const failed = [...job.failed, ...failures]
  const isOver = count === 0 || done >= job.total
  if (isOver && failed.length === 0) return undefined
  return { ...job, done, failed, failures: 0, state: isOver ? 'ended' : job.state }
}

/** Lists that are loaded show it at once, so that no row comes back for a moment. */
function bringUpToDate(client: QueryClient, { change }: Job, id: string) {
  const known = findKnown(client, id)
  if (known) applyToLists(client, id, changedTicket(known, change))
}

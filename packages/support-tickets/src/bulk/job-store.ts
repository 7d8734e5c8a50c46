import { forgetText, keepText, readKept, subscribeKept } from '@replybay/sync'
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { BulkChange } from './bulk-change.ts'

const change = v.object({
  status: v.exactOptional(v.picklist(['open', 'answered', 'closed'])),
  unread: v.exactOptional(v.boolean()),
  assigneeId: v.exactOptional(v.nullable(v.string())),
  addTags: v.exactOptional(v.array(v.string())),
  removeTags: v.exactOptional(v.array(v.string())),
  snoozedUntil: v.exactOptional(v.nullable(v.string())),
  delete: v.exactOptional(v.literal(true)),
}) satisfies v.GenericSchema<unknown, BulkChange>

const schema = v.array(
  v.object({
    id: v.string(),
    webId: v.string(),
    change,
    /** To whom the tickets are given, in words. */
    assigneeName: v.exactOptional(v.string()),
    total: v.number(),
    /** How many have been seen to, in their order. */
    done: v.number(),
    failed: v.array(v.string()),
    /** `waiting` until it can't be undone any more; `ended` where some have failed. */
    state: v.picklist(['waiting', 'running', 'paused', 'ended']),
    /** The tab that does it. */
    tab: v.string(),
    /** Why it is paused, where nobody has asked for that. */
    problem: v.exactOptional(v.string()),
  }),
)

/** One change of many tickets, as far as it has come. */
export type Job = v.InferOutput<typeof schema>[number]

const headsKey = (userId: string) => `replybay:bulk:${userId}`
const idsKey = (userId: string, jobId: string) => `${headsKey(userId)}:${jobId}`
const idsOfJobs = new Map<string, readonly string[]>()

/** The jobs of a person in this browser, the same in all its tabs; they survive a reload. */
export function useJobs(userId: string): Job[] {
  const kept = useSyncExternalStore(subscribeKept, () => readKept(headsKey(userId)))
  return useMemo(() => parse(kept), [kept])
}

export function findJob(userId: string, jobId: string): Job | undefined {
  return parse(readKept(headsKey(userId))).find(({ id }) => id === jobId)
}

export function addJob(userId: string, job: Job, ids: readonly string[]): void {
  // Kept apart: they are many, and stay as they are while the job goes on.
  idsOfJobs.set(job.id, ids)
  keepText(idsKey(userId, job.id), JSON.stringify(ids))
  keep(userId, [...parse(readKept(headsKey(userId))), job])
}

/** Changes the fields that are named; those that are undefined are forgotten. */
export function updateJob(
  userId: string,
  jobId: string,
  fields: { [Field in keyof Job]?: Job[Field] | undefined },
): void {
  const jobs = parse(readKept(headsKey(userId)))
  keepText(
    headsKey(userId),
    JSON.stringify(jobs.map((job) => (job.id === jobId ? { ...job, ...fields } : job))),
  )
}

/** Has the jobs of a person wait until they are back. */
export function pauseJobs(userId: string): void {
  for (const { id, state } of parse(readKept(headsKey(userId)))) {
    if (state !== 'ended') updateJob(userId, id, { state: 'paused', problem: undefined })
  }
}

export function dropJob(userId: string, jobId: string): void {
  keep(
    userId,
    parse(readKept(headsKey(userId))).filter(({ id }) => id !== jobId),
  )
  idsOfJobs.delete(jobId)
  forgetText(idsKey(userId, jobId))
}

/** The ids of the tickets of a job, in their order. */
export function idsOf(userId: string, jobId: string): readonly string[] {
  const known = idsOfJobs.get(jobId)
  if (known) return known
  const ids = v.parse(v.fallback(v.array(v.string()), []), json(readKept(idsKey(userId, jobId))))
  idsOfJobs.set(jobId, ids)
  return ids
}

function keep(userId: string, jobs: Job[]) {
  if (jobs.length === 0) forgetText(headsKey(userId))
  else keepText(headsKey(userId), JSON.stringify(jobs))
}

function parse(kept: string | undefined): Job[] {
  return v.parse(v.fallback(schema, []), json(kept))
}

function json(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}

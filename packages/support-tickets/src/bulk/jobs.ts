import { definePending, forgetText, keepText, pendingFields, readKept } from '@replybay/sync'
import * as v from 'valibot'
import { jobsUnder } from '../model/kept-under.ts'
import type { BulkChange } from '../model/bulk-change.ts'
import { sampleFields } from '../model/sample-web.ts'

/** Every field of the contract, and no other: a job is not done without one that this version does not know. */
const change = v.strictObject({
  status: v.exactOptional(v.picklist(['open', 'answered', 'closed'])),
  unread: v.exactOptional(v.boolean()),
  assigneeId: v.exactOptional(v.nullable(v.string())),
  addTags: v.exactOptional(v.array(v.string())),
  removeTags: v.exactOptional(v.array(v.string())),
  snoozedUntil: v.exactOptional(v.nullable(v.string())),
  snoozedFor: v.exactOptional(
    v.object({ kind: v.picklist(['delivered', 'returned', 'in-stock']), subject: v.string() }),
  ),
  delete: v.exactOptional(v.literal(true)),
} satisfies { [Field in keyof BulkChange]-?: v.GenericSchema<unknown, BulkChange[Field]> })

const fields = {
  ...sampleFields,
  webId: v.string(),
  change,
  /** To whom the tickets are given, in words. */
  assigneeName: v.exactOptional(v.string()),
  total: v.number(),
  /** How many have been seen to, in their order. */
  done: v.number(),
  failed: v.array(v.string()),
}

const schema = v.object({
  ...pendingFields,
  ...fields,
  /** `waiting`: it goes by itself. `paused`: until its person says so. `ended`: some have failed. */
  state: v.picklist(['waiting', 'paused', 'ended']),
  /** It is paused because the server does not take it. */
  isRefused: v.optional(v.boolean()),
})

/** As earlier versions kept it, which asked before they went on with it in another tab. */
const earlier = v.pipe(
  v.object({ ...fields, id: v.string(), state: v.string() }),
  v.transform(({ id: key, state, ...job }) => {
    const isEnded = state === 'ended'
    return { ...job, key, state: isEnded ? 'ended' : 'paused', queuedAt: 0, dueAt: 0, failures: 0 }
  }),
  schema,
)

/** One change of many tickets, as far as it has come. */
export type Job = v.InferOutput<typeof schema>

/** Changes of many tickets that are under way, wait for their person, or have failed in part. */
export const jobs = definePending<Job>({
  kind: 'bulk',
  schema: v.union([schema, earlier]),
  subject: ({ key }) => key,
})

const idsKey = (userId: string, key: string) => `${jobsUnder(userId)}:${key}`
const idsOfJobs = new Map<string, readonly string[]>()

/** Keeps the ids of a job's tickets, apart from it: they are many, and stay as they are while the job goes on. */
export function keepIds(userId: string, key: string, ids: readonly string[]): void {
  idsOfJobs.set(key, ids)
  keepText(idsKey(userId, key), JSON.stringify(ids))
}

/** The ids of the tickets of a job, in their order. */
export function idsOf(userId: string, key: string): readonly string[] {
  const known = idsOfJobs.get(key)
  if (known) return known
  const ids = v.parse(v.fallback(v.array(v.string()), []), json(readKept(idsKey(userId, key))))
  idsOfJobs.set(key, ids)
  return ids
}

export function forgetIds(userId: string, key: string): void {
  idsOfJobs.delete(key)
  forgetText(idsKey(userId, key))
}

/** Ends a job where it is. */
export function dropJob(userId: string, key: string): void {
  jobs.forget(userId, key)
  forgetIds(userId, key)
}

/** Changes what is named of a job, where it is still there. */
export function updateJob(userId: string, key: string, next: Partial<Job>): void {
  const job = jobs.find(userId, key)
  if (job) jobs.keep(userId, { ...job, ...next })
}

function json(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}

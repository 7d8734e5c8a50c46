import { draftKey, pendingUnder } from '@replybay/sync'

/** Replies are drafts until they are sent: who signs out is asked about them, too. */
export const repliesUnder = (userId: string): string => draftKey(userId, 'outbox:')

/** Earlier versions kept all deletions in a list, under this key itself. */
export const deletionsUnder = (userId: string): string => `replybay:deletions:${userId}`

/** Ids of the tickets of jobs; earlier versions kept all jobs in a list, under this key itself. */
export const jobsUnder = (userId: string): string => `replybay:bulk:${userId}`

/** What the keys begin with under which a person's changes are kept. */
export const keptUnder = (userId: string): string[] => [
  repliesUnder(userId),
  deletionsUnder(userId),
  jobsUnder(userId),
  pendingUnder(userId),
]

import { forgetText, keptKeys } from './kept-text.ts'

/** What the keys of a person's drafts begin with. */
export const draftsOf = (userId: string): string => `replybay:draft:${userId}:`

/**
 * Where a person's draft for something is kept, by `keepText`; it outlives the tab and the session.
 * @param subject - What it is for: unique among all features.
 */
export const draftKey = (userId: string, subject: string): string => draftsOf(userId) + subject

/** What a person's drafts in this browser are for. */
export function listDrafts(userId: string): string[] {
  return keptKeys(draftsOf(userId)).map((key) => key.slice(draftsOf(userId).length))
}

/** How many drafts of a person are kept in this browser. */
export function countDrafts(userId: string): number {
  return listDrafts(userId).length
}

/** Deletes all drafts of a person from this browser. */
export function forgetDrafts(userId: string): void {
  for (const key of keptKeys(draftsOf(userId))) forgetText(key)
}

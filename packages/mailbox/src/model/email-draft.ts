import { draftKey } from '@replybay/sync'

/** What the subjects of all drafts of emails begin with. */
export const EMAIL = 'email:'

/** Where a person's draft for a thread is kept; `new` is that of a new email. */
export const emailDraftKey = (userId: string, threadKey: string): string =>
  draftKey(userId, EMAIL + threadKey)

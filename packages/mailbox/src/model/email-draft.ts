import { draftKey } from '@replybay/sync'

/** What the subjects of all drafts of emails begin with. */
export const EMAIL = 'email:'

/** Names a new email among threads, and in an address. */
export const NEW_EMAIL = 'new'

/** Where a person's draft for a thread is kept. */
export const emailDraftKey = (userId: string, threadKey: string): string =>
  draftKey(userId, EMAIL + threadKey)

import { pendingUnder } from '@replybay/sync'

/** Names changes of emails among all changes that are kept. */
export const actKind = 'email-acts'

/** What the keys begin with under which a person's changes are kept. */
export const keptUnder = (userId: string): string[] => [`${pendingUnder(userId)}${actKind}:`]

import { pendingUnder } from '@replybay/sync'

/** Names removals of sources among all changes that are kept. */
export const removalKind = 'source-removals'

/** What the keys begin with under which a person's changes are kept. */
export const keptUnder = (userId: string): string[] => [`${pendingUnder(userId)}${removalKind}:`]

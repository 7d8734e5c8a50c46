import { pendingUnder } from '@replybay/sync'

/** Names scans among all changes that are kept. */
export const scanKind = 'warehouse-scans'

/** What the keys begin with under which a person's changes are kept. */
export const keptUnder = (userId: string): string[] => [`${pendingUnder(userId)}${scanKind}:`]

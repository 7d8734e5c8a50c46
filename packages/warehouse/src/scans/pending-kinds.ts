import { pendingUnder } from '@replybay/sync'

/** Names scans among all changes that are kept. */
export const scanKind = 'warehouse-scans'

/** Names orders that are on their way among them. */
export const sendingKind = 'warehouse-sendings'

/** What the keys begin with under which a person's changes are kept. */
export const keptUnder = (userId: string): string[] =>
  [scanKind, sendingKind].map((kind) => `${pendingUnder(userId)}${kind}:`)

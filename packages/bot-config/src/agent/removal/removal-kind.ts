import { pendingUnder } from '@replybay/sync'

/** Names removals of questions among all changes that are kept. */
export const removalKind = 'bot-question-removals'
/** The same of test questions. */
export const testRemovalKind = 'test-question-removals'

/** What the keys begin with under which a person's changes are kept. */
export const keptUnder = (userId: string): string[] =>
  [removalKind, testRemovalKind].map((kind) => `${pendingUnder(userId)}${kind}:`)

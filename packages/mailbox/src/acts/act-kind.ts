import { pendingUnder } from '@replybay/sync'

/** Names changes of emails, and emails that are sent, among all changes that are kept. */
export const actKind = 'email-acts'
export const outboxKind = 'email-outbox'

/** What the keys begin with under which a person's changes are kept. */
export const keptUnder = (userId: string): string[] =>
  [actKind, outboxKind].map((kind) => `${pendingUnder(userId)}${kind}:`)

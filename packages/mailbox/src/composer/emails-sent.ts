import type { ApiError } from '@replybay/api-client'
import { definePending } from '@replybay/sync'
import { outboxKind } from '../acts/act-kind.ts'
import { type OutboxEntry, outboxEntry } from './outbox-entry.ts'

/** What a person has sent and is not on the server yet. What is told is a refusal. */
export const emailsSent = definePending<OutboxEntry, ApiError>({
  kind: outboxKind,
  schema: outboxEntry,
  subject: ({ threadKey }) => threadKey,
})

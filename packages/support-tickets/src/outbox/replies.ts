import type { ApiError, Ticket } from '@replybay/api-client'
import { definePending } from '@replybay/sync'
import { repliesUnder } from '../model/kept-under.ts'
import { type OutboxEntry, outboxEntry } from './outbox-entry.ts'

/** What came of a reply that closes its ticket. */
export type ReplyOutcome =
  | {
      kind: 'closed'
      ticket: Ticket
      key: string
      /** When its person wanted it, ms since 1970. */
      at: number
    }
  /** The reply is on the server, but the ticket can't be closed. */
  | { kind: 'close-failed'; error: ApiError }
  /** The reply is on the server, but its customer has written since: the ticket is not closed. */
  | { kind: 'left-open'; ticket: Ticket }

/** What a person has sent and is not on the server yet. */
export const replies = definePending<OutboxEntry, ReplyOutcome>({
  kind: 'outbox',
  keysOf: repliesUnder,
  schema: outboxEntry,
  subject: ({ ticketId }) => ticketId,
})

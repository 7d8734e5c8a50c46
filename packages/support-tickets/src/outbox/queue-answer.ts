import { type Draft, heldFor } from '@replybay/sync'
import { v4 as randomId } from 'uuid'
import type { OutboxEntry } from './outbox-entry.ts'
import { replies } from './replies.ts'

interface NewEntry {
  ticketId: string
  draft: Draft
  /** Whether the ticket is closed with it. */
  closes: boolean
  /** How long it can be undone, ms. */
  undoMs: number
}

/** Sends an answer: from now on it is the outbox that brings it to the server. */
export function queueAnswer(userId: string, { ticketId, draft, closes, undoMs }: NewEntry): OutboxEntry {
  const entry: OutboxEntry = {
    key: draft.key ?? randomId(),
    ticketId,
    text: draft.text,
    attachments: draft.attachments ?? [],
    seen: draft.seen,
    closes,
    state: 'waiting',
    ...heldFor(undoMs),
  }
  replies.keep(userId, entry)
  return entry
}

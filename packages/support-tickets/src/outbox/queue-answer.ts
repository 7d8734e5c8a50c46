import type { Ticket, User } from '@replybay/api-client'
import { type Draft, heldFor } from '@replybay/sync'
import { v4 as randomId } from 'uuid'
import { asAfterwards } from '../model/afterwards.ts'
import { sampleOf } from '../model/sample-web.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { replies } from './replies.ts'

export interface HowToSend {
  /** Whether the ticket is closed with it, whatever else the draft would make of it. */
  isClosing: boolean
  /** Whether the ticket is claimed with it: when it was begun, the server could not be told. */
  claims: boolean
}

interface NewEntry extends HowToSend {
  ticket: Ticket
  draft: Draft
  /** How long it can be undone, ms. */
  undoMs: number
}

/** Sends an answer: from now on it is the outbox that brings it to the server. */
export function queueAnswer(user: User, { ticket, draft, isClosing, claims, undoMs }: NewEntry): OutboxEntry {
  const afterwards = asAfterwards(draft.afterwards)
  const entry: OutboxEntry = {
    key: draft.key ?? randomId(),
    ticketId: ticket._id,
    ...sampleOf(user, ticket.webId),
    text: draft.text,
    attachments: draft.attachments ?? [],
    seen: draft.seen,
    tags: draft.tags ?? [],
    afterwards,
    claims,
    closes: isClosing || afterwards === 'close',
    state: 'waiting',
    ...heldFor(undoMs),
  }
  replies.keep(user._id, entry)
  return entry
}

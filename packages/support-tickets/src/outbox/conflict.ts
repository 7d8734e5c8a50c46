import type { Ticket, TicketMessage } from '@replybay/api-client'
import type { OutboxEntry } from './outbox-entry.ts'

/** The newest message of a ticket, as a draft remembers it. */
export const newestMessageId = (ticket: Ticket): string | null => ticket.messages.at(-1)?._id ?? null

/**
 * What others have said since somebody began to write, oldest first.
 *
 * @param seen the newest message then; null where there was none, undefined where nobody knows.
 */
export function saidSince(
  ticket: Ticket,
  seen: string | null | undefined,
  userId: string,
): readonly TicketMessage[] {
  if (seen === undefined) return []
  const since = seen === null ? 0 : ticket.messages.findIndex(({ _id }) => _id === seen) + 1
  if (since === 0 && seen !== null) return []
  return ticket.messages
    .slice(since)
    .filter(({ author, authorId }) => author !== 'support' || authorId !== userId)
}

/** What others have said last since somebody began to write. */
export const hasConflict = (
  ticket: Ticket,
  seen: string | null | undefined,
  userId: string,
): TicketMessage | undefined => saidSince(ticket, seen, userId).at(-1)

/** The newest answer that the person has written in a ticket. */
export const newestOwnId = (ticket: Ticket, userId: string): string | null =>
  ticket.messages.findLast(({ authorId }) => authorId === userId)?._id ?? null

/** Whether an earlier attempt has arrived, although no reply said so: the thread shows it. */
export function hasArrived(entry: OutboxEntry, ticket: Ticket, userId: string): boolean {
  if (entry.state === 'answered') return true
  if (entry.ownBefore === undefined) return false
  const since = ticket.messages.findIndex(({ _id }) => _id === entry.ownBefore) + 1
  const files = entry.attachments.map(({ _id }) => _id).join()
  return ticket.messages
    .slice(since)
    .some(
      ({ authorId, text, attachments = [] }) =>
        authorId === userId && text === entry.text && attachments.map(({ _id }) => _id).join() === files,
    )
}

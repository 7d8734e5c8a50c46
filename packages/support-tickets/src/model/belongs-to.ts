import type { TicketFilter, TicketSummary } from '@replybay/api-client'
import { isSnoozed } from './is-snoozed.ts'

/**
 * Whether a ticket is one of those that a list was asked for. What only the server can tell, the words that are
 * searched for, is nothing that a ticket fails: undefined then.
 */
export function belongsTo(ticket: TicketSummary, filter: TicketFilter): boolean | undefined {
  const { status, channel, unread, assignee, tag, tags = [], from, to, snoozed, wakesBefore, search } = filter
  const sleeps = isSnoozed(ticket)
  const fits =
    (status === undefined ? ticket.status !== 'deleted' : ticket.status === status) &&
    (channel === undefined || ticket.channel === channel) &&
    (unread === undefined || (ticket.unread ?? false) === unread) &&
    (assignee === undefined || (ticket.assigneeId ?? 'none') === assignee) &&
    (tag === undefined || (ticket.tags ?? []).includes(tag)) &&
    tags.every((each) => ticket.tags?.includes(each)) &&
    (from === undefined || ticket.updatedAt >= from) &&
    (to === undefined || ticket.updatedAt < to) &&
    (snoozed === undefined || sleeps === snoozed) &&
    (wakesBefore === undefined || (sleeps && String(ticket.snoozedUntil) < wakesBefore))
  return fits && search !== undefined ? undefined : fits
}

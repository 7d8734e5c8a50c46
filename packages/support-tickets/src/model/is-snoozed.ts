import type { TicketSummary } from '@replybay/api-client'

/** Whether a ticket sleeps at a moment, in ms. A closed one does not, as the server counts and lists it. */
export function isSnoozed({ status, snoozedUntil }: TicketSummary, now = Date.now()): boolean {
  return status !== 'closed' && snoozedUntil ? Date.parse(snoozedUntil) > now : false
}

import type { components, TicketSummary } from '@replybay/api-client'

/** What is changed, the same for each ticket. */
export type BulkChange = Omit<components['schemas']['BulkChange'], 'ids'>

/** The ticket as it will be; nothing where it is deleted. Told before the server has done it. */
export function changedTicket(ticket: TicketSummary, change: BulkChange): TicketSummary | undefined {
  if (change.delete) return undefined
  const { status, unread, assigneeId, addTags = [], removeTags = [], snoozedUntil } = change
  const tags = new Set([...(ticket.tags ?? []), ...addTags])
  for (const tag of removeTags) tags.delete(tag)
  return {
    ...ticket,
    ...(status && { status }),
    // A closed ticket waits for nobody and nothing.
    ...(status === 'closed' && { waitingSince: null, snoozedUntil: null }),
    ...(unread !== undefined && { unread }),
    ...(assigneeId !== undefined && { assigneeId }),
    ...((addTags.length > 0 || removeTags.length > 0) && { tags: [...tags] }),
    ...(snoozedUntil !== undefined && { snoozedUntil }),
  }
}

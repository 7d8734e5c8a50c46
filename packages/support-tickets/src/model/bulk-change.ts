import type { components, TicketSummary } from '@replybay/api-client'

/** What is changed, the same for each ticket. */
export type BulkChange = Omit<components['schemas']['BulkChange'], 'ids'>

/** The ticket as it will be; nothing where it is deleted. Told before the server has done it. */
export function changedTicket(ticket: TicketSummary, change: BulkChange): TicketSummary | undefined {
  return change.delete ? undefined : applyChange(ticket, change)
}

/** A ticket that stays, as it will be. */
export function applyChange<Changed extends { tags?: string[] }>(
  ticket: Changed,
  { delete: _delete, addTags, removeTags, ...fields }: BulkChange,
): Changed {
  return {
    ...ticket,
    // Who was answered waits no more; a closed ticket sleeps no more either.
    ...((fields.status === 'answered' || fields.status === 'closed') && { waitingSince: null }),
    ...(fields.status === 'closed' && { snoozedUntil: null }),
    ...(fields.assigneeId !== undefined && { claimedAt: null }),
    ...fields,
    ...((addTags ?? removeTags) && { tags: tagsAfter(ticket.tags, addTags, removeTags) }),
  }
}

function tagsAfter(
  tags: readonly string[] = [],
  added: readonly string[] = [],
  removed: readonly string[] = [],
): string[] {
  return [...new Set([...tags, ...added])].filter((tag) => !removed.includes(tag))
}

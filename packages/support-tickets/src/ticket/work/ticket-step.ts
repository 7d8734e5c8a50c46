import type { RequestBody, Ticket } from '@replybay/api-client'
import type { BulkChange } from '../../bulk/bulk-change.ts'

/** One thing that somebody who works on a ticket changes of it. */
export interface TicketStep {
  unread?: boolean
  /** Who looks after it from here on; null for nobody. */
  assigneeId?: string | null
  /** Their name, where it is known. */
  assigneeName?: string | undefined
  /** Until when it sleeps; null wakes it. */
  snoozedUntil?: string | null
  addTag?: string
  removeTag?: string
}

/** The ticket as it will be once the step is taken. */
export function afterStep(ticket: Ticket, step: TicketStep): Ticket {
  const { assigneeName: before, ...rest } = ticket
  const { unread, assigneeId, snoozedUntil } = step
  const assigneeName = assigneeId === undefined ? before : step.assigneeName
  return {
    ...rest,
    ...(assigneeName && { assigneeName }),
    ...(unread !== undefined && { unread }),
    ...(assigneeId !== undefined && { assigneeId }),
    ...(snoozedUntil !== undefined && { snoozedUntil }),
    ...(tagChangeOf(step) && { tags: tagsAfter(ticket.tags, step) }),
  }
}

/** What the server is told, of all but tags. */
export function changeOf(step: TicketStep): RequestBody<'updateTicket'> {
  const { unread, assigneeId, snoozedUntil } = step
  return {
    ...(unread !== undefined && { unread }),
    ...(assigneeId !== undefined && { assigneeId }),
    ...(snoozedUntil !== undefined && { snoozedUntil }),
  }
}

/** What the server is told of a tag: it leaves those alone that a colleague adds meanwhile. */
export function tagChangeOf({
  addTag,
  removeTag,
}: TicketStep): Pick<BulkChange, 'addTags' | 'removeTags'> | undefined {
  if ((addTag ?? removeTag) === undefined) return undefined
  return {
    ...(addTag !== undefined && { addTags: [addTag] }),
    ...(removeTag !== undefined && { removeTags: [removeTag] }),
  }
}

function tagsAfter(tags: readonly string[] = [], { addTag, removeTag }: TicketStep): string[] {
  const kept = tags.filter((tag) => tag !== removeTag)
  return addTag === undefined || kept.includes(addTag) ? kept : [...kept, addTag]
}

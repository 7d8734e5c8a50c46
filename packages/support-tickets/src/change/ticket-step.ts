import type { RequestBody, Ticket, TicketSummary } from '@replybay/api-client'
import { applyChange, type BulkChange } from '../model/bulk-change.ts'

/** One thing that somebody who works on a ticket changes of it. */
export interface TicketStep extends Omit<RequestBody<'updateTicket'>, 'subject' | 'tags'> {
  /** The name of the colleague whom it is given to, where it is known. */
  assigneeName?: string | undefined
  addTag?: string
  removeTag?: string
}

/** What of a ticket a step can change, as it was before. */
export type BeforeStep = Partial<
  Pick<Ticket, 'status' | 'waitingSince' | 'snoozedUntil' | 'unread' | 'assigneeId' | 'assigneeName' | 'tags'>
>

/** The ticket as it will be once the step is taken. */
export function applyStep<Changed extends TicketSummary>(ticket: Changed, step: TicketStep): Changed {
  const after = applyChange<Changed>(ticket, changeOf(step))
  if (step.assigneeId === undefined) return after
  const { assigneeName: _before, ...rest } = after
  // Sound: the name of the colleague is optional, and all else is there.
  return { ...rest, ...(step.assigneeName && { assigneeName: step.assigneeName }) } as Changed
}

/** What the step changes, as it is in the ticket; nothing where it changes nothing. */
export function beforeStep(ticket: TicketSummary, step: TicketStep): BeforeStep | undefined {
  const { status, waitingSince = null, snoozedUntil = null, unread = false, tags = [] } = ticket
  const { assigneeId = null, assigneeName, claimedAt } = ticket
  const before: BeforeStep = {
    ...(step.status !== undefined && step.status !== status && { status, waitingSince, snoozedUntil }),
    ...(step.snoozedUntil !== undefined && step.snoozedUntil !== snoozedUntil && { snoozedUntil }),
    ...(step.unread !== undefined && step.unread !== unread && { unread }),
    // Who has it for as long as they write alone can have it for good.
    ...(step.assigneeId !== undefined &&
      (step.assigneeId !== assigneeId || claimedAt) && { assigneeId, ...(assigneeName && { assigneeName }) }),
    ...(step.addTag !== undefined && !tags.includes(step.addTag) && { tags }),
    ...(step.removeTag !== undefined && tags.includes(step.removeTag) && { tags }),
  }
  return Object.keys(before).length > 0 ? before : undefined
}

/** The ticket as it will be once the step is undone. */
export function withBefore<Changed extends TicketSummary>(ticket: Changed, before: BeforeStep): Changed {
  const { assigneeName: now, ...rest } = ticket
  const assigneeName = before.assigneeId === undefined ? now : before.assigneeName
  // Sound, as above.
  return { ...rest, ...before, ...(assigneeName && { assigneeName }) } as Changed
}

/** What is told of a step where many tickets are changed in one way. */
export function changeOf({ assigneeName: _name, addTag, removeTag, ...change }: TicketStep): BulkChange {
  return {
    ...change,
    ...(addTag !== undefined && { addTags: [addTag] }),
    ...(removeTag !== undefined && { removeTags: [removeTag] }),
  }
}

/** What is done to one ticket, as a step; nothing where that is no single step, or deletes it. */
export function stepOf(
  { delete: isDeletion, addTags = [], removeTags = [], unread, ...change }: BulkChange,
  assigneeName: string | undefined,
): TicketStep | undefined {
  const [addTag, removeTag] = [addTags[0], removeTags[0]]
  if (isDeletion || unread === false || addTags.length + removeTags.length > 1) return undefined
  return {
    ...change,
    ...(unread && { unread }),
    ...(assigneeName && { assigneeName }),
    ...(addTag !== undefined && { addTag }),
    ...(removeTag !== undefined && { removeTag }),
  }
}

import type { RequestBody, Ticket } from '@replybay/api-client'
import { applyChange, type BulkChange } from '../model/bulk-change.ts'

/** One thing that somebody who works on a ticket changes of it. */
export interface TicketStep extends Omit<RequestBody<'updateTicket'>, 'status' | 'tags'> {
  /** The name of the colleague whom it is given to, where it is known. */
  assigneeName?: string | undefined
  addTag?: string
  removeTag?: string
}

/** The ticket as it will be once the step is taken. */
export function applyStep(ticket: Ticket, step: TicketStep): Ticket {
  const { assigneeName: before, ...rest } = ticket
  const assigneeName = step.assigneeId === undefined ? before : step.assigneeName
  const after = applyChange<Ticket>(rest, { ...changeOf(step), ...tagChangeOf(step) })
  return { ...after, ...(assigneeName && { assigneeName }) }
}

/**
 * The step that takes one back; nothing where there is nothing to take back, or who takes the step offers that.
 * @param before - The ticket as it was.
 */
export function reverseOf(
  before: Ticket,
  { assigneeId, addTag, removeTag }: TicketStep,
): TicketStep | undefined {
  if (assigneeId !== undefined && assigneeId !== (before.assigneeId ?? null))
    return { assigneeId: before.assigneeId ?? null, assigneeName: before.assigneeName }
  if (addTag !== undefined && !before.tags?.includes(addTag)) return { removeTag: addTag }
  if (removeTag !== undefined && before.tags?.includes(removeTag)) return { addTag: removeTag }
  return undefined
}

/** What the server is told, of all but tags. */
export function changeOf(step: TicketStep): RequestBody<'updateTicket'> {
  const { assigneeName: _name, addTag: _added, removeTag: _removed, ...change } = step
  return change
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

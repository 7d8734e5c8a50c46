import type { BulkChange } from './bulk-change.ts'
import type { InboxFilter } from './inbox-filter.ts'

/** Whether tickets that are listed by a filter are so after a change, so that more can be done with them. */
export function staysListed(
  { assigneeId, addTags: _addTags, removeTags, unread, ...other }: BulkChange,
  filter: InboxFilter,
): boolean {
  if (Object.values(other).some((value) => value !== undefined)) return false
  if (assigneeId !== undefined && filter.assignee !== undefined) return false
  if (removeTags && (filter.tag !== undefined || filter.tags !== undefined)) return false
  return unread === undefined || filter.unread === undefined
}

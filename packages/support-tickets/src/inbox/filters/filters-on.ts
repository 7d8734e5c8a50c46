import type { Filter } from '@replybay/ui-kit'
import type { InboxSearch } from '../../model/inbox-search.ts'
import { exactView } from '../../model/ticket-views.ts'

/** Those filters of a list that are on and that its view does not stand for: "Mine" says whose tickets it holds. */
export function filtersOn(search: InboxSearch, filters: readonly Filter[]): Filter[] {
  const isView = exactView(search) !== undefined
  return filters.filter(
    ({ key, value }) => value !== undefined && !(isView && (key === 'assignee' || key === 'unread')),
  )
}

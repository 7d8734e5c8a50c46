import { exactView, isWholeView } from '../model/ticket-views.ts'
import { useViewCounts } from '../views/use-view-counts.ts'
import type { InboxSearch } from '../model/inbox-search.ts'
import type { Inbox } from './use-inbox.ts'

/** How many tickets match in all: counted here where all are loaded, else by the server where the view alone decides. */
export function useMatchCount(
  webId: string,
  channel: string,
  search: InboxSearch,
  inbox: Inbox,
): number | undefined {
  const countOf = useViewCounts(webId)
  if (inbox.state !== 'loaded') return undefined
  if (!inbox.hasMore) return inbox.tickets.length
  const view = exactView(search)
  return view && isWholeView(search) ? countOf(view, channel) : undefined
}

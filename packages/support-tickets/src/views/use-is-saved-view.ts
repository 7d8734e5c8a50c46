import { type TicketView, viewQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import type { InboxSearch } from '../model/inbox-search.ts'
import { isChanged } from '../model/ticket-views.ts'

/** Whether what is shown is a saved view as it was saved. @param now what the address asks for */
export function useIsSavedView(
  webId: string,
  { view: viewId, from, to }: InboxSearch,
  now: TicketView['filter'],
): boolean {
  const hasViews = useCan('views')
  const { data = [] } = useQuery({
    ...viewQueries.list(webId),
    enabled: hasViews && viewId !== undefined,
  })
  const view = data.find(({ _id }) => _id === viewId)
  return view !== undefined && from === undefined && to === undefined && !isChanged(view, now)
}

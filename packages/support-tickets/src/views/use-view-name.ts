import { viewQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import type { InboxSearch } from '../model/inbox-search.ts'
import { currentView } from '../model/ticket-views.ts'
import { useViewLabels } from './use-view-labels.ts'

/** What the view is called that a list shows; nothing for one that is not known. */
export function useViewName(webId: string, search: InboxSearch): string | undefined {
  const labels = useViewLabels()
  const canSave = useCan('views')
  const { data } = useQuery({ ...viewQueries.list(webId), enabled: canSave && search.view !== undefined })
  const view = currentView(search)
  return view ? labels[view] : data?.find(({ _id }) => _id === search.view)?.name
}

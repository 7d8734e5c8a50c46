import { ApiError, type TicketView, viewQueries } from '@replybay/api-client'
import { useCurrentWeb } from '@replybay/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * A view as it was when the person began to work with it: what is read of it meanwhile, they did not choose.
 * @param isAtWork - Whether they work with it now.
 */
export function useSeenView(view: TicketView, isAtWork: boolean) {
  const client = useQueryClient()
  const webId = useCurrentWeb() ?? ''
  const [seen, setSeen] = useState(view)
  if (!isAtWork && seen !== view) setSeen(view)

  /** After a change that was refused: shows what another has made of it, which the next one may replace. */
  async function lookAgain(failure: unknown) {
    if (!(failure instanceof ApiError) || failure.code !== 'changed-meanwhile') return
    const views = await client.fetchQuery({ ...viewQueries.list(webId), staleTime: 0 }).catch(() => [])
    const now = views.find(({ _id }) => _id === view._id)
    if (now) setSeen(now)
  }
  return { seen, setSeen, lookAgain }
}

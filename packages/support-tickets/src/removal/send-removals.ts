import {
  cannedAnswerMutations,
  cannedAnswerQueries,
  runMutation,
  viewMutations,
  viewQueries,
} from '@replybay/api-client'
import { pendingQueue } from '@replybay/sync'
import type { QueryClient } from '@tanstack/react-query'
import { unlessGone } from '../model/unless-gone.ts'
import { type Removal, removals } from './removals.ts'

/** Removes views and saved replies once that can't be undone any more. */
export const sendRemovals = pendingQueue(removals, {
  async attempt(removal, { client }) {
    const { what, id } = removal
    const call = what === 'view' ? viewMutations.delete(id) : cannedAnswerMutations.delete(id)
    await unlessGone(runMutation(client, call))
    // Else it would come back until the list is read again.
    forget(client, removal)
    return undefined
  },
  refuse(_removal, error, { tell }) {
    tell(error)
    return undefined
  },
})

function forget(client: QueryClient, { what, id }: Removal) {
  const { all } = what === 'view' ? viewQueries : cannedAnswerQueries
  client.setQueriesData<{ _id: string }[]>({ queryKey: [...all, 'list'] }, (items) =>
    items?.filter(({ _id }) => _id !== id),
  )
}

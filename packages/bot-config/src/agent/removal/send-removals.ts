import { ApiError, runMutation, webMutations, webQueries } from '@replybay/api-client'
import { pendingQueue } from '@replybay/sync'
import { removals } from './removals.ts'

/** Deletes a question once that can't be undone any more. One that is gone already need not be deleted. */
export const sendRemovals = pendingQueue(removals, {
  async attempt({ webId, lang, questionId }, { client }) {
    try {
      const left = await runMutation(client, webMutations.removeQuestion({ id: webId, lang, questionId }))
      // Else its row would come back until the list is read again.
      client.setQueryData(webQueries.questions(webId).queryKey, left)
    } catch (error) {
      if (!(error instanceof ApiError && error.isNotFound)) throw error
    }
    return undefined
  },
  refuse(_removal, error, { tell }) {
    tell(error)
    return undefined
  },
})

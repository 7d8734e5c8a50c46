import { ApiError, runMutation, testQuestionMutations, testQuestionQueries } from '@replybay/api-client'
import { pendingQueue } from '@replybay/sync'
import { testRemovals } from './test-removals.ts'

/** Deletes a test question once that can't be undone any more. One that is gone already need not be deleted. */
export const sendTestRemovals = pendingQueue(testRemovals, {
  async attempt({ webId, questionId }, { client }) {
    try {
      await runMutation(client, testQuestionMutations.remove({ webId, questionId }))
    } catch (error) {
      if (!(error instanceof ApiError && error.isNotFound)) throw error
    }
    // Else its row would come back until the list is read again.
    client.setQueryData(testQuestionQueries.list(webId).queryKey, (all) =>
      all?.filter(({ testQuestionId }) => testQuestionId !== questionId),
    )
    return undefined
  },
  refuse(_removal, error, { tell }) {
    tell(error)
    return undefined
  },
})

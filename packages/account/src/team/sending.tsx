import { useLingui } from '@lingui/react/macro'
import { ApiError, userMutations, userQueries } from '@replybay/api-client'
import { type Sending, useUser } from '@replybay/feature-kit'
import { pendingQueue, useOutcomes } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { MutationObserver } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { revocations } from './revocations.ts'

/** Cancels invitations once that can't be undone any more. */
const sendRevocations = pendingQueue(revocations, {
  async attempt({ key: id }, { client }) {
    try {
      await new MutationObserver(client, userMutations.revokeInvitation()).mutate(id)
    } catch (error) {
      // What is gone already need not be canceled.
      if (!(error instanceof ApiError && error.isNotFound)) throw error
    }
    // Else it would come back until the list is read again.
    for (const { queryKey } of [userQueries.supports(), userQueries.warehouses()]) {
      client.setQueryData(queryKey, (members) => members?.filter(({ _id }) => _id !== id))
    }
    return undefined
  },
  refuse(_revocation, error, { tell }) {
    tell(error)
    return undefined
  },
})

/** What brings the changes of a team to the server that are kept in the browser. */
export const sending: Sending = { queues: [sendRevocations], Notices: RefusalNotices }

function RefusalNotices() {
  const { i18n } = useLingui()
  const toasts = useToasts()
  useOutcomes(revocations, useUser()._id, (error) =>
    toasts.show({ tone: 'danger', title: wordError(i18n, 'revokeInvitation', error) }),
  )
  return null
}

import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@replybay/api-client'
import { type Sending, useUser } from '@replybay/feature-kit'
import { useOutcomes } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import { removals } from './removals.ts'
import { sendRemovals } from './send-removals.ts'

/** What brings removals to the server. */
export const sending: Sending = { queues: [sendRemovals], Notices: RefusalNotices }

/** Says what the server did not delete. */
function RefusalNotices() {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  useOutcomes(removals, useUser()._id, (error: ApiError) => {
    const operation =
      error.operation === 'removeKnowledgeWebsite' ? 'removeKnowledgeWebsite' : 'removeKnowledgeDocument'
    toasts.show({
      tone: 'danger',
      title: wordError(i18n, operation, error),
      detail: t`Sources that weren’t deleted are back in the list.`,
    })
  })
  return null
}

import { useLingui } from '@lingui/react/macro'
import { type Sending, useUser } from '@replybay/feature-kit'
import { useOutcomes } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { wordError } from '../../errors.ts'
import { removals } from './removals.ts'
import { sendRemovals } from './send-removals.ts'
import { sendTestRemovals } from './send-test-removals.ts'
import { testRemovals } from './test-removals.ts'

/** What brings removals to the server. */
export const sending: Sending = { queues: [sendRemovals, sendTestRemovals], Notices: RefusalNotices }

/** Says what the server did not delete. */
function RefusalNotices() {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const userId = useUser()._id
  useOutcomes(removals, userId, (error) => {
    toasts.show({
      tone: 'danger',
      title: wordError(i18n, 'removeBotQuestion', error),
      detail: t`The question is back in the list.`,
    })
  })
  useOutcomes(testRemovals, userId, (error) => {
    toasts.show({
      tone: 'danger',
      title: wordError(i18n, 'removeTestQuestion', error),
      detail: t`The test question is back in the list.`,
    })
  })
  return null
}

import { useLingui } from '@lingui/react/macro'
import { type Sending, useUser } from '@replybay/feature-kit'
import { useOutcomes } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { wordError } from '../../errors.ts'
import { removals } from './removals.ts'
import { sendRemovals } from './send-removals.ts'

/** What brings removals to the server. */
export const sending: Sending = { queues: [sendRemovals], Notices: RefusalNotices }

/** Says what the server did not delete. */
function RefusalNotices() {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  useOutcomes(removals, useUser()._id, (error) => {
    toasts.show({
      tone: 'danger',
      title: wordError(i18n, 'removeBotQuestion', error),
      detail: t`The question is back in the list.`,
    })
  })
  return null
}

import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@replybay/api-client'
import { type Sending, useUser } from '@replybay/feature-kit'
import { useOutcomes } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import { emailActs } from './email-acts.ts'
import { emailsSent } from '../composer/emails-sent.ts'
import { sendEmails } from '../composer/send-emails.ts'
import { sendActs } from './send-acts.ts'

/** What brings changes of emails to the server. */
export const sending: Sending = { queues: [sendActs, sendEmails], Notices: RefusalNotices }

/** Says what the server did not do. */
function RefusalNotices() {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const userId = useUser()._id
  useOutcomes(emailsSent, userId, (error: ApiError) => {
    toasts.show({
      tone: 'danger',
      title: wordError(i18n, 'answerEmail', error),
      detail: t`Your email wasn’t sent. It’s kept in its thread.`,
    })
  })
  useOutcomes(emailActs, userId, (error: ApiError) => {
    toasts.show({
      tone: 'danger',
      title: wordError(i18n, 'archiveEmail', error),
      detail: t`Emails that weren’t changed are as they were.`,
    })
  })
  return null
}

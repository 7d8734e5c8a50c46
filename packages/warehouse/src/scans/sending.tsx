import { useLingui } from '@lingui/react/macro'
import { type Sending, useUser } from '@replybay/feature-kit'
import { useOutcomes } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import { boxScans } from './box-scans.ts'
import { boxSendings } from './box-sendings.ts'
import { sendBoxes } from './send-boxes.ts'
import { sendScans } from './send-scans.ts'

/** What brings scans to the server, and says there which orders are sent. */
export const sending: Sending = { queues: [sendScans, sendBoxes], Notices: RefusalNotices }

/** Says which scans were not counted in the end, and which orders are not sent. */
function RefusalNotices() {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const userId = useUser()._id
  useOutcomes(boxSendings, userId, ({ orderNumber, error }) => {
    if (!error) return
    toasts.show({
      tone: 'danger',
      title: t`${orderNumber} was not sent`,
      detail: wordError(i18n, 'validateSending', error),
    })
  })
  useOutcomes(boxScans, userId, ({ scan: { SKU, orderNumber }, reason }) => {
    toasts.show({
      tone: 'danger',
      title: t`${SKU} was not counted`,
      detail:
        reason === 'too-many'
          ? t`A teammate packed the last one for ${orderNumber}. Put yours back.`
          : reason === 'closed'
            ? t`${orderNumber} is no longer being packed. Put it back.`
            : t`It isn’t in ${orderNumber}. Put it back.`,
    })
  })
  return null
}

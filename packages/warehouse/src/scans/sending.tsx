import { useLingui } from '@lingui/react/macro'
import { type Sending, useUser } from '@replybay/feature-kit'
import { useOutcomes } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { boxScans } from './box-scans.ts'
import { sendScans } from './send-scans.ts'

/** What brings scans to the server. */
export const sending: Sending = { queues: [sendScans], Notices: RefusalNotices }

/** Says which scans were not counted in the end. */
function RefusalNotices() {
  const { t } = useLingui()
  const toasts = useToasts()
  useOutcomes(boxScans, useUser()._id, ({ scan: { SKU, orderNumber }, reason }) => {
    toasts.show({
      tone: 'danger',
      title: t`${SKU} was not counted`,
      detail:
        reason === 'too-many'
          ? t`Somebody else packed the last one of ${orderNumber}. Put yours back.`
          : reason === 'closed'
            ? t`${orderNumber} is no longer being packed. Put it back.`
            : t`It isn’t in ${orderNumber}. Put it back.`,
    })
  })
  return null
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Ticket, TicketMessage } from '@replybay/api-client'
import { Button } from '@replybay/ui-kit'
import { useSpeaker } from '../outbox/use-speaker.ts'
import { ComposerBand } from './composer-band.tsx'

interface ConflictStripProps {
  message: TicketMessage
  customer: Ticket['customer']
  /** The keys that send. */
  sendKeys: string
  /** Sends all the same, where somebody wanted to send. */
  onSend?: (() => void) | undefined
  /** It was read: nothing is asked about it any more. */
  onLook: () => void
}

/** Says what others have said since somebody began to write, and asks once. */
export function ConflictStrip({ message, customer, sendKeys, onSend, onLook }: ConflictStripProps) {
  const { t } = useLingui()
  const name = useSpeaker(message, customer)
  const text = message.text.slice(0, 200)
  return (
    <ComposerBand
      title={
        <Trans>
          New message from <bdi>{name}</bdi> since you started writing
        </Trans>
      }
      quote={<bdi>{t`“${text}”`}</bdi>}
      actions={
        onSend ? (
          <>
            <Button size="sm" variant="primary" onClick={onLook}>{t`Read it first`}</Button>
            <Button size="sm" variant="subtle" shortcut={sendKeys} onClick={onSend}>
              {t`Send anyway`}
            </Button>
          </>
        ) : (
          <Button size="sm" onClick={onLook}>{t`Got it`}</Button>
        )
      }
    />
  )
}

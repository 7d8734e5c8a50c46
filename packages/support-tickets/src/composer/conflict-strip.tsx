import { Trans, useLingui } from '@lingui/react/macro'
import type { Ticket, TicketMessage } from '@replybay/api-client'
import { Banner, Button } from '@replybay/ui-kit'
import { useSpeaker } from '../outbox/use-speaker.ts'

interface ConflictStripProps {
  message: TicketMessage
  customer: Ticket['customer']
  /** Sends all the same, where somebody wanted to send. */
  onSend?: (() => void) | undefined
  /** It was read: nothing is asked about it any more. */
  onLook: () => void
}

/** Says what others have said since somebody began to write, and asks once. */
export function ConflictStrip({ message, customer, onSend, onLook }: ConflictStripProps) {
  const { t } = useLingui()
  const name = useSpeaker(message, customer)
  const text = message.text.slice(0, 120)
  return (
    <Banner
      tone="warning"
      action={
        onSend ? (
          <>
            <Button size="sm" onClick={onSend}>{t`Send anyway`}</Button>
            <Button size="sm" variant="primary" onClick={onLook}>{t`Read it first`}</Button>
          </>
        ) : (
          <Button size="sm" onClick={onLook}>{t`Got it`}</Button>
        )
      }
    >
      <Trans>
        New message from <bdi>{name}</bdi>: <bdi>{text}</bdi>
      </Trans>
    </Banner>
  )
}

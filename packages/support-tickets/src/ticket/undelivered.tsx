import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type TicketMessage, ticketMutations } from '@replybay/api-client'
import { Button, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import styles from './undelivered.module.css'

type Delivery = NonNullable<TicketMessage['delivery']>

/** Why a message was not sent, with what to do. */
const problems: Readonly<Record<NonNullable<Delivery['problem']>, MessageDescriptor>> = {
  'window-closed': msg`Not sent: the channel takes no more replies until the customer writes again.`,
  blocked: msg`Not sent: the customer has blocked you on this channel.`,
  gone: msg`Not sent: the customer can’t be reached on this channel any more.`,
  'not-connected': msg`Not sent: this channel is no longer connected.`,
  'bad-key': msg`Not sent: the channel refuses the key. An owner or admin can replace it in Integrations.`,
  'missing-permission': msg`Not sent: the channel’s key lacks a permission. An owner or admin can add it in Integrations.`,
  'too-long': msg`Not sent: the message is too long for this channel.`,
  'too-large': msg`Not sent: a file is too large for this channel.`,
  unsupported: msg`Not sent: the channel takes no file of this type.`,
  'rate-limited': msg`Not sent: the channel is limiting messages. Try again in a few minutes.`,
  unreachable: msg`Not sent: the channel could not be reached.`,
  refused: msg`Not sent: the channel did not take the message.`,
}

interface UndeliveredProps {
  ticketId: string
  messageId: string
  delivery: Delivery
}

/** Why a message was not sent, or may not have been, and the way to send it again. */
export function Undelivered({ ticketId, messageId, delivery: { state, problem } }: UndeliveredProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const { mutate, isPending } = useMutation(ticketMutations.resend(ticketId))
  const onError = (error: Error) =>
    toasts.show({ tone: 'danger', title: wordError(i18n, 'resendMessage', error) })
  return (
    <span className={styles['undelivered']}>
      {state === 'unconfirmed'
        ? t`The channel’s answer was lost: the message may not have arrived. Sent again, it may be there twice.`
        : i18n._(problems[problem ?? 'refused'])}
      <Button size="sm" loading={isPending} onClick={() => mutate(messageId, { onError })}>
        {t`Send again`}
      </Button>
    </span>
  )
}

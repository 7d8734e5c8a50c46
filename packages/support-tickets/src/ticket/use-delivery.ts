import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type TicketMessage, ticketMutations } from '@replybay/api-client'
import { type MessageBubbleProps, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'

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

const states = {
  waiting: 'sending',
  sending: 'sending',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
  unconfirmed: 'failed',
} as const

/** How far a reply has got on its way to a customer who reads it elsewhere, and what can be done about it. */
export function useDelivery(
  ticketId: string,
  { _id, delivery }: TicketMessage,
): Pick<MessageBubbleProps, 'state' | 'problem' | 'actions'> {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const { mutate, isPending } = useMutation(ticketMutations.resend(ticketId))
  if (!delivery) return { state: 'sent' }
  const { state, problem } = delivery
  if (states[state] !== 'failed') return { state: states[state] }
  if (isPending) return { state: 'sending' }
  const onError = (error: Error) =>
    toasts.show({ tone: 'danger', title: wordError(i18n, 'resendMessage', error) })
  return {
    state: 'failed',
    problem:
      state === 'unconfirmed'
        ? t`The channel’s answer was lost: the message may not have arrived. Sent again, it may be there twice.`
        : problem && i18n._(problems[problem]),
    actions: [{ label: t`Send again`, onSelect: () => mutate(_id, { onError }) }],
  }
}

import type { TicketMessage } from '@replybay/api-client'
import type { MessageBubbleProps } from '@replybay/ui-kit'
import { onDemand } from '../on-demand/on-demand.ts'

const Undelivered = onDemand(async () => (await import('./undelivered.tsx')).Undelivered)

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
export function deliveryOf(
  ticketId: string,
  { _id, delivery }: TicketMessage,
): Pick<MessageBubbleProps, 'state' | 'problem'> {
  if (!delivery) return { state: 'sent' }
  const state = states[delivery.state]
  if (state !== 'failed') return { state }
  return { state, problem: <Undelivered ticketId={ticketId} messageId={_id} delivery={delivery} /> }
}

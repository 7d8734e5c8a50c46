import { useLingui } from '@lingui/react/macro'
import type { Ticket, TicketMessage } from '@replybay/api-client'
import { customerName } from '../model/customer-name.ts'

/** What to call who wrote a message. */
export function useSpeaker(message: TicketMessage | undefined, customer: Ticket['customer']): string {
  const { t, i18n } = useLingui()
  const names = {
    customer: customerName(i18n, customer),
    support: message?.authorName || t`Support`,
    agent: t`AI agent`,
  }
  return message ? names[message.author] : ''
}

import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TicketSummary } from '@replybay/api-client'

/** What to call the customer: the name they gave, else how they can be reached, else that they are a visitor. */
export function customerName(i18n: I18n, customer: TicketSummary['customer']): string {
  const { name, handle, email, phone } = customer
  return plain(name) || plain(handle) || email || phone || i18n._(msg`Visitor`)
}

/** What a conversation is called: what it is about, else who wrote. */
export function ticketTitle(i18n: I18n, { subject, customer }: TicketSummary): string {
  return plain(subject) || customerName(i18n, customer)
}

/** Stands within sentences: what would turn round the letters around it is left out. */
function plain(text = ''): string {
  return text.replaceAll(/\p{Bidi_Control}/gu, '').trim()
}

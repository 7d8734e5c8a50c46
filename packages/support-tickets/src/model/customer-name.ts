import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TicketSummary } from '@replybay/api-client'

type Named = Pick<TicketSummary['customer'], 'name' | 'handle' | 'email' | 'phone'>

/** What to call the customer: the name they gave, else how they can be reached, else that they are a visitor. */
export function customerName(i18n: I18n, customer: Named): string {
  return knownName(customer) || i18n._(msg`Visitor`)
}

/** The same in every language; empty for one of whom nothing is known. */
export function knownName({ name, handle, email, phone }: Named): string {
  return plain(name) || plain(handle) || email || phone || ''
}

/** What a conversation is called: what it is about, else who wrote. */
export function ticketTitle(i18n: I18n, { subject, customer }: TicketSummary): string {
  return plain(subject) || customerName(i18n, customer)
}

/** Stands within sentences: what would turn round the letters around it is left out. */
function plain(text = ''): string {
  return text.replaceAll(/\p{Bidi_Control}/gu, '').trim()
}

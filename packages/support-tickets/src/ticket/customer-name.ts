import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TicketSummary } from '@replybay/api-client'

/** What to call the customer: the name they gave, else how they can be reached, else that they are a visitor. */
export function customerName(i18n: I18n, customer: TicketSummary['customer']): string {
  return customer.name || customer.handle || customer.email || customer.phone || i18n._(msg`Visitor`)
}

import { useLingui } from '@lingui/react/macro'
import type { TicketEvent } from '@replybay/api-client'

/** Why the AI agent handed off, in the reader's language where it gave a reason that has words there; else in its own. */
export function useHandOffWords(): (event: TicketEvent) => string | undefined {
  const { t } = useLingui()
  return ({ reason, detail }) => {
    switch (reason) {
      case 'asks-for-person':
        return t`the customer asked for a person`
      case 'complaint':
        return t`it does not answer complaints`
      case 'decision':
        return t`it may not decide this`
      case 'delivery-date':
        return t`it may not promise a delivery date`
      case 'invoice':
        return t`an invoice has to be made anew`
      case 'no-answer':
        return t`the knowledge base has no answer`
      case 'order-change':
        return t`it may not change an order`
      case 'payment':
        return t`a payment has to be checked`
      case 'stock':
        return t`the stock has to be checked`
      default:
        return detail
    }
  }
}

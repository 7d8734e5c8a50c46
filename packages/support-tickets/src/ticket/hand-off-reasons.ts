import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why an AI agent hands off, by what the contract calls it. @see TicketEvent.reason of the contract */
export const handOffReasons: ReadonlyMap<string | undefined, MessageDescriptor> = new Map([
  ['asks-for-person', msg`the customer asked for a person`],
  ['complaint', msg`it does not answer complaints`],
  ['decision', msg`it may not decide this`],
  ['delivery-date', msg`it may not promise a delivery date`],
  ['invoice', msg`an invoice has to be made anew`],
  ['no-answer', msg`the knowledge base has no answer`],
  ['order-change', msg`it may not change an order`],
  ['payment', msg`a payment has to be checked`],
  ['stock', msg`the stock has to be checked`],
])

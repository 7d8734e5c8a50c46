import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why an AI agent hands off, by what the contract calls it. @see TicketEvent.reason of the contract */
export const handOffReasons: ReadonlyMap<string | undefined, MessageDescriptor> = new Map([
  ['asks-for-person', msg`the customer asked for a person`],
  ['complaint', msg`it doesn’t handle complaints`],
  ['decision', msg`it can’t decide this`],
  ['delivery-date', msg`it can’t promise a delivery date`],
  ['invoice', msg`an invoice needs to be reissued`],
  ['no-answer', msg`the knowledge base has no answer`],
  ['order-change', msg`it can’t change an order`],
  ['payment', msg`a payment needs to be checked`],
  ['stock', msg`the stock needs to be checked`],
])

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why an AI agent hands off, by what the contract calls it. @see TicketEvent.reason of the contract */
export const handOffReasons: ReadonlyMap<string | undefined, MessageDescriptor> = new Map([
  ['asks-for-person', msg`the customer asked for a person`],
  ['complaint', msg`a complaint needs a person`],
  ['decision', msg`this needs a person’s decision`],
  ['delivery-date', msg`a delivery date needs to be confirmed`],
  ['invoice', msg`an invoice needs to be reissued`],
  ['no-answer', msg`the knowledge base has no answer`],
  ['order-change', msg`an order needs to be changed`],
  ['payment', msg`a payment needs to be checked`],
  ['replies-in-a-row', msg`it has replied several times in a row`],
  ['stock', msg`stock needs to be checked`],
])

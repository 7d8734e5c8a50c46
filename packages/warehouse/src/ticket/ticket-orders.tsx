import { useLingui } from '@lingui/react/macro'
import type { Ticket, WarehouseOrder } from '@replybay/api-client'
import { OrdersBeside } from './orders-beside.tsx'

/** Beside a ticket: the orders that it is about, and what comes back of them. */
export function TicketOrders({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui()
  return (
    <OrdersBeside
      filter={{ ticketId: ticket._id }}
      doubt={
        ticket.customerVerified === false
          ? t`This ticket’s email is unverified. These orders may belong to a different person.`
          : undefined
      }
      openFirst={(orders) => namedLast(orders, ticket)}
    />
  )
}

/** Beside an email: the orders of whoever wrote it. */
export function EmailOrders({ address }: { address: string }) {
  const { t } = useLingui()
  return <OrdersBeside filter={{ email: address }} none={t`No orders with this email address`} />
}

/** The order that was named last in the conversation, or is a tag of it. */
function namedLast(
  orders: readonly WarehouseOrder[],
  { messages, tags = [] }: Ticket,
): WarehouseOrder | undefined {
  for (const text of [...messages.map((message) => message.text).toReversed(), ...tags]) {
    const named = orders.find(({ orderNumber }) => text.includes(orderNumber))
    if (named) return named
  }
  return undefined
}

import { useLingui } from '@lingui/react/macro'
import { type Ticket, type WarehouseOrder, warehouseQueries } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { Button, ProblemState, Tag } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import { useCompany } from '../model/use-company.ts'
import { OrderCard } from './order-card.tsx'
import styles from './ticket-orders.module.css'
import { useStateWords } from './use-state-words.ts'

/** So many are read; more stand in the warehouse. */
const LIMIT = 20
/** More of the others are folded. */
const SHOWN = 3

/** Beside a ticket: the orders that it is about, one of them open, and what comes back of them. */
export function TicketOrders({ ticket }: { ticket: Ticket }) {
  const { t, i18n } = useLingui()
  const words = useStateWords()
  // A server of the documented calls alone does not know which orders a ticket is about.
  const isSwitchedOn = useUser().features?.warehouse !== false
  const hasFilter = useCan('warehouse') && isSwitchedOn
  const filter = { companyId: useCompany(), ticketId: ticket._id, limit: LIMIT }
  const { data, error, refetch } = useQuery({ ...warehouseQueries.orders(filter), enabled: hasFilter })
  const returns = useQuery({ ...warehouseQueries.returns(filter), enabled: hasFilter }).data?.returns ?? []
  const [chosen, setChosen] = useState<string>()
  const [isWhole, setWhole] = useState(false)
  const orders = newestFirst(data?.orders ?? [])
  if (!data && error) {
    return (
      <section className={styles['section']} aria-label={t`Orders`}>
        <ProblemState title={wordError(i18n, 'listOrders', error)} onRetry={() => void refetch()} />
      </section>
    )
  }
  if (orders.length === 0) return null
  const open = orders.find(({ orderNumber }) => orderNumber === chosen) ?? namedLast(orders, ticket)
  const others = orders.filter((order) => order !== open)
  return (
    <section className={styles['section']} aria-label={t`Orders`}>
      {ticket.customerVerified === false && (
        <p className={styles['quiet']}>
          {t`This ticket’s email is unverified. These orders may belong to a different person.`}
        </p>
      )}
      {open && (
        <OrderCard
          key={open.orderNumber}
          order={open}
          returns={returns.filter(({ orderNumber }) => orderNumber === open.orderNumber)}
        />
      )}
      {(isWhole ? others : others.slice(0, SHOWN)).map((order) => (
        <button
          key={order.orderNumber}
          type="button"
          className={styles['other']}
          onClick={() => setChosen(order.orderNumber)}
        >
          <span>{order.orderNumber}</span>
          <StateTag {...words.ofOrder(order)} />
        </button>
      ))}
      {others.length > SHOWN && !isWhole && (
        <Button size="sm" variant="subtle" onClick={() => setWhole(true)}>
          {t`Show all`}
        </Button>
      )}
    </section>
  )
}

function StateTag({
  words,
  tone,
}: Partial<NonNullable<ReturnType<ReturnType<typeof useStateWords>['ofOrder']>>>) {
  return words === undefined ? null : <Tag tone={tone}>{words}</Tag>
}

function newestFirst(orders: readonly WarehouseOrder[]): WarehouseOrder[] {
  return orders.toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
}

/** The order that was named last in the conversation, or is a tag of it; else the newest. */
function namedLast(
  orders: readonly WarehouseOrder[],
  { messages, tags = [] }: Ticket,
): WarehouseOrder | undefined {
  for (const text of [...messages.map((message) => message.text).toReversed(), ...tags]) {
    const named = orders.find(({ orderNumber }) => text.includes(orderNumber))
    if (named) return named
  }
  return orders[0]
}

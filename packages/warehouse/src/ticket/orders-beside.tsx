import { useLingui } from '@lingui/react/macro'
import { type WarehouseOrder, warehouseQueries } from '@replybay/api-client'
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

interface OrdersBesideProps {
  /** Which orders: of a ticket, or of the customer with an address. */
  filter: { ticketId: string } | { email: string }
  /** Said where nothing has proved that they are of the person that is shown. */
  doubt?: string | undefined
  /** The one that is open before somebody chooses; else the newest. */
  openFirst?: (orders: readonly WarehouseOrder[]) => WarehouseOrder | undefined
}

/** Beside a conversation: its orders, one of them open, and what comes back of them. */
export function OrdersBeside({ filter: of, doubt, openFirst }: OrdersBesideProps) {
  const { t, i18n } = useLingui()
  const words = useStateWords()
  // A server of the documented calls alone does not know which orders a conversation is about.
  const isSwitchedOn = useUser().features?.warehouse !== false
  const hasFilter = useCan('warehouse') && isSwitchedOn
  const filter = { companyId: useCompany(), ...of, limit: LIMIT }
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
  const open = orders.find(({ orderNumber }) => orderNumber === chosen) ?? openFirst?.(orders) ?? orders[0]
  const others = orders.filter((order) => order !== open)
  return (
    <section className={styles['section']} aria-label={t`Orders`}>
      {doubt && <p className={styles['quiet']}>{doubt}</p>}
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

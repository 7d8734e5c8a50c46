import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { Button, ProblemState, Tag } from '@replybay/ui-kit'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import { OrderCard } from './order-card.tsx'
import styles from './ticket-orders.module.css'
import { useOrdersOf } from './use-orders-of.ts'
import { useStateWords } from './use-state-words.ts'

/** More of the others are folded. */
const SHOWN = 3

interface OrdersBesideProps {
  /** Which orders: of a ticket, or of the customer with an address. */
  filter: { ticketId: string } | { email: string }
  /** Said where nothing has proved that they are of the person that is shown. */
  doubt?: string | undefined
  /** Said where there are none. */
  none?: string | undefined
  /** The one that is open before somebody chooses; else the newest. */
  openFirst?: (orders: readonly WarehouseOrder[]) => WarehouseOrder | undefined
}

/** Beside a conversation: its orders, one of them open, and what comes back of them. */
export function OrdersBeside({ filter: of, doubt, none, openFirst }: OrdersBesideProps) {
  const { t, i18n } = useLingui()
  const words = useStateWords()
  const { orders: found, returns, isKnown, error, retry } = useOrdersOf(of)
  const [chosen, setChosen] = useState<string>()
  const [isWhole, setWhole] = useState(false)
  const orders = newestFirst(found)
  if (error) {
    return (
      <section className={styles['section']} aria-label={t`Orders`}>
        <ProblemState title={wordError(i18n, 'listOrders', error)} onRetry={retry} />
      </section>
    )
  }
  if (orders.length === 0) {
    if (!isKnown || none === undefined) return null
    return (
      <section className={styles['section']} aria-label={t`Orders`}>
        <p className={styles['quiet']}>{none}</p>
      </section>
    )
  }
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

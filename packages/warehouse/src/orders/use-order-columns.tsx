import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { useNow, useUser } from '@replybay/feature-kit'
import { type DataTableColumn, Tag, WaitingTime } from '@replybay/ui-kit'
import { IconAlertTriangle, IconCheck, IconUser } from '@tabler/icons-react'
import { useMemo } from 'react'
import { labelReason } from '../errors.ts'
import { isOpen } from '../model/order-search.ts'
import { platformName } from '../model/platform-name.ts'
import { piecesOf } from '../scans/lines.ts'
import { ItemPictures } from '../pictures/item-pictures.tsx'
import styles from './orders.module.css'
import { StockTag } from './stock-tag.tsx'

/** Px of the list: below, stock, state and age share a column; below that, one column holds it all. */
const [HAS_ALL, HAS_SOME] = [1_120, 760]

/** What the list tells of an order, in as many columns as there is room for. */
export function useOrderColumns(width: number): {
  columns: DataTableColumn<WarehouseOrder>[]
  isCard: boolean
} {
  const { t, i18n } = useLingui()
  const now = useNow()
  const userId = useUser()._id
  const isCard = width < HAS_SOME
  const columns = useMemo(() => {
    const pieces = (order: WarehouseOrder) => {
      const count = piecesOf(order)
      return t`${plural(count, { one: '# item', other: '# items' })}`
    }
    const age = ({ createdAt, sentAt, status }: WarehouseOrder) => {
      const moment = status === 'sent' ? sentAt : createdAt
      return (
        moment !== undefined && (
          <WaitingTime since={new Date(moment)} now={now} isOver={status === 'sent'} limits={DAY} />
        )
      )
    }
    const place = ({ customer }: WarehouseOrder) =>
      [customer?.city, customer?.country].filter(Boolean).join(', ')
    const state = (order: WarehouseOrder) => (
      <span className={styles['states']}>
        {order.status === 'canceled' && <Tag tone="warning">{t`Canceled`}</Tag>}
        {order.problem && <Tag tone="danger">{order.problem}</Tag>}
        {isOpen(order) && Boolean(order.labels?.length) && (
          <Tag tone="success" icon={<IconCheck aria-hidden />}>{t`Label made`}</Tag>
        )}
        {isOpen(order) && !order.labels?.length && order.labelProblem && (
          <Tag tone="danger" icon={<IconAlertTriangle aria-hidden />}>
            <span title={labelReason(i18n, order.labelProblem)}>{t`No label`}</span>
            <span className={styles['hidden']}>{labelReason(i18n, order.labelProblem)}</span>
          </Tag>
        )}
        {isOpen(order) && order.packing && order.packing._id !== userId && (
          <Tag tone="accent" icon={<IconUser aria-hidden />}>{t`${order.packing.name} is packing`}</Tag>
        )}
      </span>
    )
    const number = (order: WarehouseOrder) => (
      <span className={styles['order']}>
        <strong className={styles['number']}>{order.orderNumber}</strong>
        <span className={styles['second']}>{order.customer?.name}</span>
      </span>
    )
    const card = (order: WarehouseOrder) => (
      <span className={styles['card']}>
        <span className={styles['cardLine']}>
          <strong className={styles['number']}>{order.orderNumber}</strong>
          {state(order)}
          <span className={styles['cardEnd']}>{pieces(order)}</span>
        </span>
        <span className={styles['cardLine']}>
          <span className={styles['second']}>
            {[order.customer?.name, place(order), order.carrier].filter(Boolean).join(' · ')}
          </span>
          <span className={styles['cardEnd']}>{age(order)}</span>
        </span>
      </span>
    )
    /** What hinders an order, or how far it is; where there is nothing to say of that, its stock. */
    const stockAndAge = (order: WarehouseOrder) => (
      <span className={styles['order']}>
        {hasState(order, userId) ? (
          state(order)
        ) : (
          <span className={styles['states']}>
            <StockTag order={order} />
          </span>
        )}
        <span className={styles['second']}>{age(order)}</span>
      </span>
    )
    if (isCard) return [{ id: 'order', header: t`Order`, cell: card, hideable: false }]
    const all: DataTableColumn<WarehouseOrder>[] = [
      { id: 'order', header: t`Order`, width: '13rem', cell: number },
      {
        id: 'items',
        header: t`Items`,
        width: '12.5rem',
        cell: (order) => (
          <span className={styles['items']}>
            <span>{pieces(order)}</span>
            <ItemPictures order={order} />
          </span>
        ),
      },
      {
        id: 'carrier',
        header: t`Carrier`,
        width: '10rem',
        cell: (order) => (
          <span className={styles['order']}>
            <span>{order.carrier ?? '–'}</span>
            <span className={styles['second']}>{place(order)}</span>
          </span>
        ),
      },
      { id: 'stock', header: t`Stock`, width: '9.5rem', cell: (order) => <StockTag order={order} /> },
      { id: 'platform', header: t`Platform`, width: '8rem', cell: ({ platform }) => platformName(platform) },
      { id: 'age', header: t`Age`, width: '7rem', cell: age },
      { id: 'state', header: t`State`, cell: state },
    ]
    if (width >= HAS_ALL) return all
    const shared: DataTableColumn<WarehouseOrder> = { id: 'stock', header: t`State`, cell: stockAndAge }
    return [...all.filter(({ id }) => ['order', 'items', 'carrier'].includes(id)), shared]
  }, [t, i18n, now, userId, isCard, width])
  return { columns, isCard }
}

function hasState(order: WarehouseOrder, userId: string): boolean {
  const { status, problem, labels, labelProblem, packing } = order
  if (status === 'canceled' || problem) return true
  if (isOpen(order) && labelProblem) return true
  return isOpen(order) && (Boolean(labels?.length) || (packing !== undefined && packing._id !== userId))
}

/** An order waits for a day before that is late; in minutes. */
const DAY = { warning: 24 * 60, danger: 48 * 60 }

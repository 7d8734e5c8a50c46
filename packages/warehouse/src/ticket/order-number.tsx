import type { WarehouseOrder } from '@replybay/api-client'
import { useAccess } from '@replybay/feature-kit'
import { IconExternalLink } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { Link } from '../links.ts'
import { tabOfOrder } from '../model/order-search.ts'
import styles from './ticket-orders.module.css'

/** The number of an order; for who works in the warehouse a link to it. */
export function OrderNumber({ order }: { order: WarehouseOrder }) {
  const mayOpen = useAccess()?.may.warehouse === true
  const { orderNumber } = order
  const name = <Trans>Order {orderNumber}</Trans>
  if (!mayOpen) return name
  return (
    <Link
      to="/warehouse/orders"
      search={{ status: tabOfOrder(order), open: orderNumber }}
      className={styles['number']}
    >
      {name} <IconExternalLink aria-hidden />
    </Link>
  )
}

import { OrderLink } from '@replybay/feature-kit/order-links'
import { IconPackage } from '@tabler/icons-react'
import styles from './work-strip.module.css'

/** The number of an order that a ticket is about. */
export function OrderChip({ order }: { order: string }) {
  return (
    <OrderLink order={order}>
      <span className={styles['order']}>
        <IconPackage aria-hidden />
        {order}
      </span>
    </OrderLink>
  )
}

import type { ReactNode } from 'react'
import { Link } from '../links.ts'
import styles from './order-link.module.css'

/** The number of an order in a conversation, as the way to it in the warehouse. */
export function OrderLink({ order, children }: { order: string; children: ReactNode }) {
  return (
    <Link to="/warehouse/orders" search={{ open: order }} className={styles['link']}>
      {children}
    </Link>
  )
}

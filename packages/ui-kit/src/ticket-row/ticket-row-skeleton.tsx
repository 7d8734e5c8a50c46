import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './ticket-row.module.css'

/** Holds the place of a ticket row. */
export function TicketRowSkeleton() {
  return (
    <div className={styles['row']} aria-hidden>
      <span className={styles['avatar']}>
        <Skeleton width="2rem" height="2rem" round />
      </span>
      <span className={styles['head']}>
        <Skeleton width="40%" height="0.625rem" />
        <span className={styles['waiting']}>
          <Skeleton width="2.5rem" height="0.625rem" />
        </span>
      </span>
      <span className={styles['line']}>
        <Skeleton width="88%" height="0.5625rem" />
      </span>
      <span className={styles['foot']}>
        <span className={styles['tags']}>
          <Skeleton width="3.75rem" height="1rem" />
          <Skeleton width="2.75rem" height="1rem" />
        </span>
      </span>
    </div>
  )
}

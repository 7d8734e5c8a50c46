import { Skeleton } from '@replybay/ui-kit'
import styles from './team.module.css'

/** Rows in the shape of the list. */
export function MemberSkeleton() {
  return (
    <div className={styles['list']}>
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles['row']}>
          <Skeleton width="2rem" height="2rem" round />
          <Skeleton width="12rem" height="1rem" />
        </div>
      ))}
    </div>
  )
}

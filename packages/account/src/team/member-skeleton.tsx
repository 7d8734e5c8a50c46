import { Skeleton } from '@replybay/ui-kit'
import styles from './team.module.css'

/** Rows in the shape of the table. */
export function MemberSkeleton() {
  return (
    <div className={styles['skeleton']}>
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles['person']}>
          <Skeleton width="2rem" height="2rem" round />
          <Skeleton width="12rem" height="1rem" />
        </div>
      ))}
    </div>
  )
}

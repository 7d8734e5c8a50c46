import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import styles from './thread-pane.module.css'

/** The place of a thread that is on its way. */
export function ThreadSkeleton({ back }: { back: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={styles['pane']} aria-busy="true" aria-label={t`Loading the email`} role="group">
      {back && <div className={styles['back']}>{back}</div>}
      <div className={styles['skeleton']}>
        <Skeleton width="50%" />
        <Skeleton width="80%" />
        <Skeleton width="70%" />
        <Skeleton width="30%" />
      </div>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import styles from './ticket-pane.module.css'

/** A conversation that is on its way. */
export function TicketSkeleton({ back }: { back: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={styles['pane']} aria-busy="true" aria-label={t`Loading the ticket`}>
      {back && <div className={styles['back']}>{back}</div>}
      <div className={styles['skeleton']}>
        <Skeleton width="62%" height="4rem" />
        <Skeleton width="48%" height="2.75rem" />
        <Skeleton width="70%" height="5rem" />
      </div>
    </div>
  )
}

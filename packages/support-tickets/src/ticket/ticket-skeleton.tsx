import { useLingui } from '@lingui/react/macro'
import { EmptyState, Skeleton, useIsOnline } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import { ComposerPlace } from '../composer/late-composer.tsx'
import { EmptyPane } from './empty-pane.tsx'
import styles from './ticket-pane.module.css'

/** A conversation that is on its way. */
export function TicketSkeleton({ back }: { back: ReactNode }) {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  return (
    <EmptyPane back={back} aria-busy="true" aria-label={t`Loading the ticket`}>
      <ThreadSkeleton />
      {isOnline && <ComposerPlace />}
    </EmptyPane>
  )
}

/** What was said in it. */
export function ThreadSkeleton() {
  const { t } = useLingui()
  if (!useIsOnline())
    return <EmptyState title={t`You’re offline`} detail={t`This ticket isn’t loaded yet.`} />
  return (
    <div className={styles['skeleton']}>
      <Skeleton width="62%" height="4rem" />
      <Skeleton width="48%" height="2.75rem" />
      <Skeleton width="70%" height="5rem" />
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { ProblemState } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import styles from './thread-pane.module.css'

interface NotLoadedProps {
  /** Leads back to the list, where that is not in sight. */
  back: ReactNode
  onRetry: () => void
}

/** In the place of an email that was not read before the connection went. */
export function NotLoaded({ back, onRetry }: NotLoadedProps) {
  const { t } = useLingui()
  return (
    <div className={styles['pane']}>
      {back && <div className={styles['back']}>{back}</div>}
      <ProblemState
        title={t`This email isn’t loaded yet`}
        detail={t`You’re offline. It appears once you’re back online.`}
        onRetry={onRetry}
      />
    </div>
  )
}

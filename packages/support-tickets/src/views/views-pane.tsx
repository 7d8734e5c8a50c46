import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { AllViews, type AllViewsProps } from './all-views.tsx'
import { AsOf } from './as-of.tsx'
import styles from './views-pane.module.css'

interface ViewsPaneProps extends AllViewsProps {
  /** Of the query that reads the list. */
  listHash: string
  /** It could not be read again since. */
  isStale: boolean
}

/** The first pane of a wide inbox. */
export const ViewsPane = memo(function ViewsPane({ listHash, isStale, ...views }: ViewsPaneProps) {
  return (
    <div className={styles['pane']}>
      <p className={styles['title']}>
        <Trans>Tickets</Trans>
      </p>
      <div className={styles['views']}>
        <AllViews {...views} />
      </div>
      <AsOf queryHash={listHash} isStale={isStale} />
    </div>
  )
})

import { Trans } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { memo } from 'react'
import { listOptions } from '../inbox/list-options.ts'
import { inboxFilter } from '../model/inbox-filter.ts'
import { AllViews, type AllViewsProps } from './all-views.tsx'
import { AsOf } from './as-of.tsx'
import styles from './views-pane.module.css'

interface ViewsPaneProps extends AllViewsProps {
  /** It could not be read again since. */
  isStale: boolean
}

/** The first pane of a wide inbox. */
export const ViewsPane = memo(function ViewsPane({ isStale, ...views }: ViewsPaneProps) {
  const { webId, channel, search } = views
  const user = useUser()
  const { queryKey } = listOptions(user, webId, inboxFilter(user, channel, search))
  return (
    <div className={styles['pane']}>
      <p className={styles['title']}>
        <Trans>Tickets</Trans>
      </p>
      <div className={styles['views']}>
        <AllViews {...views} />
      </div>
      <AsOf queryKey={queryKey} isStale={isStale} />
    </div>
  )
})

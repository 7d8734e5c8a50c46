import { Trans } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { useIsOnline } from '@replybay/ui-kit'
import { memo, useDeferredValue } from 'react'
import { OnTheirWay } from '../pending/on-their-way.tsx'
import { AllViews, type AllViewsProps } from './all-views.tsx'
import styles from './views-pane.module.css'

interface ViewsPaneProps extends AllViewsProps {
  /** When the list was last known to be as shown. */
  asOf: Date | undefined
  /** It could not be read again since. */
  isStale: boolean
}

/** The first pane of a wide inbox. */
export const ViewsPane = memo(function ViewsPane({ asOf, isStale, ...views }: ViewsPaneProps) {
  const isOnline = useIsOnline()
  const formats = useFormats()
  // What writes times has to be made first, which takes longer than the pane: that comes after it.
  const shownAsOf = useDeferredValue(asOf, undefined)
  return (
    <div className={styles['pane']}>
      <p className={styles['title']}>
        <Trans>Tickets</Trans>
      </p>
      <div className={styles['views']}>
        <AllViews {...views} />
      </div>
      {shownAsOf && (
        <p className={styles['foot']}>
          <OnTheirWay>
            {isStale || !isOnline ? (
              <Trans>Loaded at {formats.time(shownAsOf)}</Trans>
            ) : (
              <Trans>Up to date · {formats.time(shownAsOf)}</Trans>
            )}
          </OnTheirWay>
        </p>
      )}
    </div>
  )
})

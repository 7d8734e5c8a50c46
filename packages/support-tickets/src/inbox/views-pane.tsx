import { Trans } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { InboxViews, type InboxViewsProps } from './inbox-views.tsx'
import styles from './views-pane.module.css'

interface ViewsPaneProps extends Omit<InboxViewsProps, 'shape'> {
  /** When the list was last known to be as shown. */
  asOf: Date | undefined
}

/** The first pane of a wide inbox. */
export function ViewsPane({ asOf, ...views }: ViewsPaneProps) {
  const formats = useFormats()
  return (
    <div className={styles['pane']}>
      <p className={styles['title']}>
        <Trans>Tickets</Trans>
      </p>
      <InboxViews {...views} shape="column" />
      {asOf && (
        <p className={styles['foot']}>
          <Trans>Up to date · {formats.time(asOf)}</Trans>
        </p>
      )}
    </div>
  )
}

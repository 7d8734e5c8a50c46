import { Trans } from '@lingui/react/macro'
import styles from './all-views.module.css'
import { ChannelLinks } from './channel-links.tsx'
import { SavedViews } from './saved-views.tsx'
import { ViewLinks, type ViewLinksProps } from './view-links.tsx'

export type AllViewsProps = ViewLinksProps

/** Views, channels and saved views, one below the other; channels only where the navigation does not show them. */
export function AllViews(views: AllViewsProps) {
  return (
    <>
      <ViewLinks {...views} />
      <div className={styles['channels']}>
        <h2 className={styles['group']}>
          <Trans>Channels</Trans>
        </h2>
        <ChannelLinks webId={views.webId} search={views.search} channel={views.channel} />
      </div>
      <SavedViews {...views} />
    </>
  )
}

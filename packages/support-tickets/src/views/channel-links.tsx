import { useLingui } from '@lingui/react/macro'
import { useAccess, useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { ChannelIcon, channelLabel } from '@replybay/ui-kit'
import { IconMessages } from '@tabler/icons-react'
import { channels, type InboxSearch } from '../model/inbox-search.ts'
import { Link, wholeAddress } from '../links.ts'
import type { InboxPath } from '../routes.ts'
import { currentView } from '../model/ticket-views.ts'
import { useViewCounts } from './use-view-counts.ts'
import styles from './view-links.module.css'

const paths: Record<string, InboxPath> = {
  whatsapp: '/whatsapp/tickets',
  messenger: '/messenger/tickets',
  telegram: '/telegram/tickets',
  discord: '/discord/tickets',
}

interface ChannelLinksProps {
  webId: string
  search: InboxSearch
  /** The channel that is shown, or `all`. */
  channel: string
}

/** The same view of each channel, with the number of tickets in it. */
export function ChannelLinks({ webId, search, channel }: ChannelLinksProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const user = useUser()
  const maySeeDiscord = useAccess()?.may.discord !== false
  const countOf = useViewCounts(webId)
  const view = currentView(search)
  const { view: _, ticket: _ticket, customer: _customer, ...rest } = search
  return (
    <nav aria-label={t`Channels`} className={styles['column']}>
      {(['all', ...channels] as const).map((each) => {
        if (each === 'discord' && !maySeeDiscord) return null
        const count = view && countOf(view, each)
        // Who has no server is not let onto the page of its channel.
        const path = each === 'discord' && user.owner_guilds.length === 0 ? undefined : paths[each]
        return (
          <Link
            key={each}
            activeOptions={wholeAddress}
            to={path ?? '/webs/tickets'}
            search={{ ...rest, channel: path || each === 'web' ? undefined : each }}
            className={styles['view']}
            aria-current={each === channel ? 'page' : undefined}
            data-all={each === 'all' || undefined}
          >
            {each === 'all' ? <IconMessages aria-hidden /> : <ChannelIcon decorative channel={each} />}
            <span className={styles['label']}>
              {each === 'all' ? t`All channels` : i18n._(channelLabel(each))}
            </span>
            {count !== undefined && <span className={styles['count']}>{formats.number(count)}</span>}
          </Link>
        )
      })}
    </nav>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import type { InboxChannel, InboxSearch } from '../model/inbox-search.ts'
import { Link, wholeAddress } from '../links.ts'
import type { InboxPath } from '../routes.ts'
import { builtInSearch, builtInViews, currentView } from '../model/ticket-views.ts'
import { useViewLabels } from './use-view-labels.ts'
import { useViewCounts } from './use-view-counts.ts'
import { viewIcons } from './view-icons.ts'
import styles from './view-links.module.css'

export interface ViewLinksProps {
  webId: string
  path: InboxPath
  search: InboxSearch
  /** The channel that is shown, or `all`. */
  channel: InboxChannel
}

/** The views of an inbox with the number of tickets in each. */
export function ViewLinks({ webId, path, search, channel }: ViewLinksProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const views = builtInViews(useUser())
  const countOf = useViewCounts(webId)
  const current = currentView(search)
  const labels = useViewLabels()

  return (
    <nav aria-label={t`Views`} className={styles['column']}>
      {views.map((view) => {
        const Icon = viewIcons[view]
        const count = countOf(view, search.view === undefined ? channel : 'all')
        return (
          <Link
            key={view}
            activeOptions={wholeAddress}
            to={path}
            search={builtInSearch(view, search)}
            className={styles['view']}
            aria-current={view === current ? 'page' : undefined}
          >
            <Icon aria-hidden />
            <span className={styles['label']}>{labels[view]}</span>
            {count !== undefined && <span className={styles['count']}>{formats.number(count)}</span>}
          </Link>
        )
      })}
    </nav>
  )
}

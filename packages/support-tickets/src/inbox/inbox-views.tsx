import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { IconCircleCheck, IconInbox, IconMessageReply, IconStack2 } from '@tabler/icons-react'
import { Link, wholeAddress } from '../links.ts'
import type { InboxPath } from '../routes.ts'
import { type InboxSearch, type InboxView, inboxViews } from './inbox-search.ts'
import styles from './inbox-views.module.css'
import { useViewCounts } from './use-view-counts.ts'

const icons = { open: IconInbox, answered: IconMessageReply, closed: IconCircleCheck, all: IconStack2 }

export interface InboxViewsProps {
  webId: string
  path: InboxPath
  search: InboxSearch
  /** The channel that is shown, or `all`. */
  channel: string
  /** A column in a pane of its own, or a row of chips above the list. */
  shape: 'column' | 'chips'
}

/** The views of an inbox with the number of tickets in each. */
export function InboxViews({ webId, path, search, channel, shape }: InboxViewsProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const countOf = useViewCounts(webId, channel)
  const { status: current = 'open', ticket: _, ...rest } = search
  const labels: Record<InboxView, string> = {
    open: t`Open`,
    answered: t`Answered`,
    closed: t`Closed`,
    all: t`All`,
  }

  return (
    <nav aria-label={t`Views`} className={styles[shape]}>
      {inboxViews.map((view) => {
        const Icon = icons[view]
        const count = countOf(view)
        return (
          <Link
            key={view}
            activeOptions={wholeAddress}
            to={path}
            search={view === 'open' ? rest : { ...rest, status: view }}
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

import { Trans, useLingui } from '@lingui/react/macro'
import { ticketQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { IconCircleCheck, IconInbox, IconMessageReply, IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../links.ts'
import type { InboxPath } from '../routes.ts'
import { type InboxSearch, type InboxView, inboxViews } from './inbox-search.ts'
import styles from './inbox-views.module.css'

const COUNT_EVERY_MS = 5_000
const icons = { open: IconInbox, answered: IconMessageReply, closed: IconCircleCheck, all: IconStack2 }

interface InboxViewsProps {
  webId: string
  path: InboxPath
  search: InboxSearch
  /** The channel that is shown, or `all`. */
  channel: string
  asOf: Date | undefined
}

/** The views of an inbox with the number of tickets in each. */
export function InboxViews({ webId, path, search, channel, asOf }: InboxViewsProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const canCount = useUser().capabilities?.includes('ticket-counts') === true
  const { data: counts } = useQuery({
    ...ticketQueries.counts(webId),
    enabled: canCount,
    refetchInterval: COUNT_EVERY_MS,
  })
  const labels: Record<InboxView, string> = { open: t`Open`, answered: t`Answered`, closed: t`Closed`, all: t`All` }
  const current = search.status ?? 'open'

  function countOf(view: InboxView): number | undefined {
    if (!counts) return undefined
    const statuses = view === 'all' ? ['open', 'answered', 'closed'] : [view]
    return statuses
      .flatMap((status) => Object.entries(counts[status] ?? {}))
      .filter(([each]) => channel === 'all' || each === channel)
      .reduce((sum, [, count]) => sum + count, 0)
  }

  return (
    <div className={styles['pane']}>
      <nav aria-label={t`Views`} className={styles['views']}>
        {inboxViews.map((view) => {
          const Icon = icons[view]
          const count = countOf(view)
          const { status: _, ...rest } = search
          return (
            <Link
              key={view}
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
      {asOf && (
        <p className={styles['foot']}>
          <Trans>Up to date · {formats.time(asOf)}</Trans>
        </p>
      )}
    </div>
  )
}

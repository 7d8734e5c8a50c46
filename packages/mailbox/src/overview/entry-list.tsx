import { useLingui } from '@lingui/react/macro'
import { mailboxOverviewQueries } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { EmptyState, Skeleton, StaleStrip } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import styles from './entry-list.module.css'
import { OverviewProblem } from './overview-problem.tsx'

/** What the company has, or why it can't be shown. */
export function EntryList() {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { data: entries, error, dataUpdatedAt, refetch } = useQuery(mailboxOverviewQueries.entries())
  const retry = () => void refetch()

  if (!entries && error) return <OverviewProblem error={error} onRetry={retry} />
  if (!entries) {
    return (
      <div className={styles['entries']} aria-busy="true" aria-label={t`Loading the overview`} role="status">
        <Skeleton width="40%" />
        <Skeleton width="60%" />
      </div>
    )
  }
  return (
    <>
      {error && (
        <StaleStrip
          title={wordError(i18n, 'getMailboxOverview', error)}
          asOf={new Date(dataUpdatedAt)}
          onRetry={retry}
        />
      )}
      {entries.length === 0 ? (
        <EmptyState title={t`Nothing here yet`} detail={t`What your company adds is shown here.`} />
      ) : (
        <ul className={styles['entries']}>
          {entries.map(({ _id, title, createdAt }) => (
            <li key={_id}>
              <span>{title}</span> <time dateTime={createdAt}>{formats.dateTime(new Date(createdAt))}</time>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@replybay/api-client'
import { errorDetail, useUser } from '@replybay/feature-kit'
import {
  Button,
  EmptyState,
  FilteredState,
  LockedState,
  ProblemState,
  TicketRowSkeleton,
  useIsOnline,
} from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import type { MailSearch } from '../model/mail-filter.ts'
import { isAborted } from '../model/is-aborted.ts'
import styles from './list-state.module.css'
import type { MailList } from './use-mail-list.ts'

const SKELETONS = 8

interface ListStateProps {
  mail: MailList
  search: MailSearch
  onSearch: (change: Partial<MailSearch>) => void
}

/** Why there are no rows. */
export function ListState({ mail, search, onSearch }: ListStateProps) {
  const { t, i18n } = useLingui()
  const { ownerName } = useUser()
  const isOnline = useIsOnline()
  const { state, error } = mail
  if (state === 'loading' && !isOnline)
    return <EmptyState title={t`You’re offline`} detail={t`This folder isn’t loaded yet.`} />
  if (state === 'loading' || (state === 'loaded' && mail.hasMore && !error)) {
    return (
      <div role="group" className={styles['skeletons']} aria-busy="true" aria-label={t`Loading emails`}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <TicketRowSkeleton key={index} />
        ))}
      </div>
    )
  }
  if (error instanceof ApiError && error.isForbidden) {
    return (
      <LockedState
        title={t`You don’t have access to email`}
        detail={ownerName ? t`${ownerName} can change that.` : t`The account owner can change that.`}
      />
    )
  }
  if (state === 'failed') {
    return (
      <ProblemState
        title={wordError(i18n, mail.operation, error)}
        detail={isAborted(error) ? t`It took longer than 40 seconds.` : errorDetail(i18n, error)}
        onRetry={mail.retry}
        report={error?.message}
      />
    )
  }
  if (search.q || search.filter) {
    return (
      <FilteredState
        title={t`No emails found`}
        detail={search.q ? t`Search looks at subjects only.` : t`No email in this folder matches the filter.`}
        action={
          <Button
            onClick={() => onSearch({ q: undefined, filter: undefined })}
          >{t`Clear search and filter`}</Button>
        }
      />
    )
  }
  return mail.folder?.kind === 'inbox' ? (
    <EmptyState title={t`Your inbox is empty`} detail={t`New emails appear here.`} />
  ) : (
    <EmptyState title={t`No emails here`} />
  )
}

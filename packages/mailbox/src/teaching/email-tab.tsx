import { useLingui } from '@lingui/react/macro'
import { knowledgeQueries } from '@replybay/api-client'
import { errorDetail, useCan, useTypedSearch } from '@replybay/feature-kit'
import {
  Button,
  EmptyState,
  FilteredState,
  LockedState,
  ProblemState,
  SearchField,
  Skeleton,
  StaleStrip,
} from '@replybay/ui-kit'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import { useTeachEmails } from './use-teach-emails.ts'
import styles from './teaching.module.css'
import { UntaughtRow } from './untaught-row.tsx'

const PAGE = 25
const LONGEST = 200

/** Threads from which something could be learned, the newest first. What is saved of one waits for review. */
export function EmailTab() {
  const { t } = useLingui()
  const mayTeach = useTeachEmails()
  const canList = useCan('knowledge')
  if (!mayTeach) {
    return (
      <LockedState
        title={t`You can’t teach from emails`}
        detail={t`You need access to email, and your company’s details have to be saved first.`}
      />
    )
  }
  if (!canList) {
    return (
      <EmptyState
        title={t`Teach from an email`}
        detail={t`Open an email that your team replied to, and choose “Teach the AI agent” in its menu.`}
      />
    )
  }
  return <Untaught />
}

function Untaught() {
  const { t, i18n } = useLingui()
  const [search, setSearch] = useState('')
  const { text, onChange } = useTypedSearch(search, setSearch)
  const { data, error, dataUpdatedAt, refetch, ...more } = useInfiniteQuery({
    ...knowledgeQueries.untaughtEmails({ ...(search && { search }), limit: PAGE }),
    placeholderData: keepPreviousData,
  })
  const emails = data?.pages.flatMap((page) => page.emails)
  const retry = () => void refetch()
  return (
    <div className={styles['tab']}>
      <div className={styles['search']}>
        <SearchField label={t`Search subjects`} maxLength={LONGEST} value={text} onChange={onChange} />
      </div>
      {error && emails && (
        <StaleStrip
          title={wordError(i18n, 'listUntaughtEmails', error)}
          asOf={new Date(dataUpdatedAt)}
          onRetry={retry}
        />
      )}
      {error && !emails && (
        <ProblemState
          title={wordError(i18n, 'listUntaughtEmails', error)}
          detail={errorDetail(i18n, error)}
          onRetry={retry}
        />
      )}
      {!error && !emails && (
        <div role="status" aria-busy="true" aria-label={t`Loading the emails`}>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </div>
      )}
      {emails?.length === 0 &&
        (search ? (
          <FilteredState title={t`No matching emails`} detail={t`Try other words.`} />
        ) : (
          <EmptyState
            title={t`No emails to learn from yet`}
            detail={t`Emails that your team replied to appear here.`}
          />
        ))}
      {emails && emails.length > 0 && (
        <ul className={styles['rows']} aria-label={t`Answered emails`}>
          {emails.map((email) => (
            <UntaughtRow key={email.emailId} email={email} />
          ))}
        </ul>
      )}
      {more.hasNextPage && (
        <Button variant="subtle" loading={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </div>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { knowledgeQueries } from '@replybay/api-client'
import { useRouteSearch } from '@replybay/feature-kit'
import { Button, EmptyState, FilteredState, Skeleton, StaleStrip, textLinkClassName } from '@replybay/ui-kit'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { wordError } from '../../errors.ts'
import { Link, useNavigate } from '../../links.ts'
import { addingRoute } from '../../routes.ts'
import { SourceSearch } from '../../sources/source-search.tsx'
import { SourcesProblem } from '../../sources/sources-problem.tsx'
import { TicketRow } from './ticket-row.tsx'
import styles from './tickets.module.css'

const PAGE = 25

/** Closed tickets from which something could be learned, the newest first. What is saved of one waits for review. */
export function TicketTab() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { search = '' } = useRouteSearch(addingRoute)
  const waiting = useQuery(knowledgeQueries.lessons({ limit: 1 })).data?.counts['review'] ?? 0
  const { data, error, dataUpdatedAt, refetch, ...more } = useInfiniteQuery({
    ...knowledgeQueries.untaughtTickets({ ...(search && { search }), limit: PAGE }),
    placeholderData: keepPreviousData,
  })
  const tickets = data?.pages.flatMap((page) => page.tickets)
  const retry = () => void refetch()
  const onSearch = useCallback(
    (wanted: string | undefined) =>
      void navigate({
        to: '/knowledge/upload-resources',
        search: (now) => ({ ...now, search: wanted }),
        replace: true,
      }),
    [navigate],
  )
  return (
    <div className={styles['tab']}>
      <div className={styles['head']}>
        <SourceSearch label={t`Search closed tickets`} value={search} onChange={onSearch} />
        {waiting > 0 && (
          <Link to="/knowledge/view-files" search={{ section: 'review' }} className={textLinkClassName()}>
            <Plural value={waiting} one="# waiting for review" other="# waiting for review" />
          </Link>
        )}
      </div>
      {error && tickets && (
        <StaleStrip
          title={wordError(i18n, 'listUntaughtTickets', error)}
          asOf={new Date(dataUpdatedAt)}
          onRetry={retry}
        />
      )}
      {error && !tickets && (
        <SourcesProblem
          error={error}
          title={wordError(i18n, 'listUntaughtTickets', error)}
          detail={t`Nothing was lost. Try again.`}
          onRetry={retry}
        />
      )}
      {!error && !tickets && (
        <div role="status" aria-busy="true" aria-label={t`Loading the tickets`}>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </div>
      )}
      {tickets?.length === 0 &&
        (search ? (
          <FilteredState title={t`No matching tickets`} detail={t`Try other words.`} />
        ) : (
          <EmptyState
            title={t`No tickets to learn from yet`}
            detail={t`Closed tickets that your team replied to appear here.`}
          />
        ))}
      {tickets && tickets.length > 0 && (
        <ul className={styles['rows']} aria-label={t`Closed tickets`}>
          {tickets.map((ticket) => (
            <TicketRow key={ticket.ticketId} ticket={ticket} />
          ))}
        </ul>
      )}
      {more.hasNextPage && (
        <Button variant="subtle" loading={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  )
}

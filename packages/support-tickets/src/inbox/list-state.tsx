import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@replybay/api-client'
import { Button, EmptyState, LockedState, ProblemState, TicketRowSkeleton } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import {
  type InboxChannel,
  type InboxSearch,
  isFiltered,
  offersAllTickets,
  searchOfAll,
  withoutFilters,
} from '../model/inbox-search.ts'
import { isWholeView } from '../model/ticket-views.ts'
import { EmptyView } from './empty-view.tsx'
import styles from './inbox-list.module.css'
import type { Inbox } from './use-inbox.ts'

const SKELETONS = 8

interface ListStateProps {
  webId: string
  /** The channel that is shown, or `all`. */
  channel: InboxChannel
  inbox: Inbox
  search: InboxSearch
  onSearch: (change: Partial<InboxSearch>) => void
}

/** Why there are no rows. */
export function ListState({ webId, channel, inbox, search, onSearch }: ListStateProps) {
  const { t, i18n } = useLingui()
  if (inbox.isLeaving && inbox.hasMore) {
    return (
      <EmptyState
        title={t`All of these are being changed`}
        detail={t`What else there is comes once that is done.`}
      />
    )
  }
  if (inbox.state === 'offline') {
    return (
      <EmptyState
        title={t`Search needs the network`}
        detail={t`It goes on by itself once you’re back online.`}
        action={<Button onClick={() => onSearch({ q: undefined })}>{t`End the search`}</Button>}
      />
    )
  }
  if (inbox.state === 'loading' || (inbox.state === 'loaded' && inbox.hasMore)) {
    return (
      <div className={styles['skeletons']} aria-busy="true" aria-label={t`Loading tickets`}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <TicketRowSkeleton key={index} />
        ))}
      </div>
    )
  }
  if (inbox.error instanceof ApiError && inbox.error.isForbidden) {
    return (
      <LockedState
        title={t`Tickets need another role`}
        detail={t`The owner of your account can change yours.`}
      />
    )
  }
  if (inbox.state === 'failed') {
    const isUnreachable = inbox.error instanceof ApiError && inbox.error.isUnreachable
    return (
      <ProblemState
        title={wordError(i18n, 'listTickets', inbox.error)}
        detail={
          isUnreachable
            ? t`We could not reach the server. Your filters are kept.`
            : t`The server could not answer. Your filters are kept.`
        }
        onRetry={inbox.retry}
        report={inbox.error?.message}
      />
    )
  }
  if (isFiltered(search) && !isWholeView(search)) {
    return (
      <EmptyState
        illustration="filtered"
        title={t`No ticket matches`}
        detail={t`Others may stand in this view without the filters.`}
        action={
          <>
            {offersAllTickets(search) && (
              <Button variant="primary" onClick={() => onSearch(searchOfAll(search))}>
                {t`Search all tickets`}
              </Button>
            )}
            <Button onClick={() => onSearch(withoutFilters(search))}>{t`Clear filters`}</Button>
          </>
        }
      />
    )
  }
  return <EmptyView webId={webId} channel={channel} search={search} onSearch={onSearch} />
}

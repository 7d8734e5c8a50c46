import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@replybay/api-client'
import { LazyBoundary } from '@replybay/feature-kit'
import { Button, EmptyState, ProblemState, TicketRowSkeleton, useIsOnline } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import type { InboxChannel, InboxSearch } from '../model/inbox-search.ts'
import styles from './inbox-list.module.css'
import type { Inbox } from './use-inbox.ts'
import { onDemand } from '../on-demand/on-demand.ts'

const LockedTickets = onDemand(async () => (await import('../locked/locked-tickets.tsx')).LockedTickets)
const EmptyView = onDemand(async () => (await import('./empty-view.tsx')).EmptyView)

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
  const isOnline = useIsOnline()
  if (inbox.isLeaving && inbox.hasMore) {
    return (
      <EmptyState
        title={t`Updating these tickets…`}
        detail={t`The rest of the list loads when that’s done.`}
      />
    )
  }
  if (inbox.state === 'loading' && !isOnline)
    return <EmptyState title={t`You’re offline`} detail={t`This view isn’t loaded yet.`} />
  if (inbox.state === 'offline') {
    return (
      <EmptyState
        title={t`You’re offline`}
        detail={t`Search resumes when you’re back online.`}
        action={<Button onClick={() => onSearch({ q: undefined })}>{t`Clear search`}</Button>}
      />
    )
  }
  if (inbox.state === 'loading' || (inbox.state === 'loaded' && inbox.hasMore)) {
    return (
      <div role="group" className={styles['skeletons']} aria-busy="true" aria-label={t`Loading tickets`}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <TicketRowSkeleton key={index} />
        ))}
      </div>
    )
  }
  if (inbox.error instanceof ApiError && inbox.error.isForbidden) {
    return (
      <LazyBoundary>
        <LockedTickets />
      </LazyBoundary>
    )
  }
  if (inbox.state === 'failed') {
    const isUnreachable = inbox.error instanceof ApiError && inbox.error.isUnreachable
    return (
      <ProblemState
        title={wordError(i18n, 'listTickets', inbox.error)}
        detail={
          isUnreachable
            ? t`Can’t reach the server. Your filters are kept. Check your connection.`
            : t`The server had a problem. Your filters are kept. Try again.`
        }
        onRetry={inbox.retry}
        report={inbox.error?.message}
      />
    )
  }
  return (
    <LazyBoundary>
      <EmptyView webId={webId} channel={channel} search={search} onSearch={onSearch} />
    </LazyBoundary>
  )
}

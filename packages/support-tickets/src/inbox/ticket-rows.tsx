import { useLingui } from '@lingui/react/macro'
import { ApiError, type TicketSummary } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import {
  EmptyState,
  LockedState,
  ProblemState,
  TicketRow,
  TicketRowSkeleton,
  VirtualList,
} from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import { Link, wholeAddress } from '../links.ts'
import { customerName } from '../ticket/customer-name.ts'
import { SampleTag } from '../ticket/sample-tag.tsx'
import type { InboxListProps } from './inbox-list.tsx'
import styles from './inbox-list.module.css'
import { TicketTags } from './ticket-tags.tsx'
import { useNow } from './use-now.ts'

const ROW_HEIGHT = 83
const SKELETONS = 8
const ticketKey = (ticket: TicketSummary) => ticket._id

/** The rows, or why there are none. */
export function TicketRows({ inbox, path, search, title }: InboxListProps) {
  const { t, i18n } = useLingui()
  const now = useNow()
  const user = useUser()

  if (inbox.state === 'loading') {
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
  if (inbox.tickets.length === 0) {
    return search.status === undefined ? (
      <EmptyState
        title={t`Nobody is waiting`}
        detail={t`When a customer writes, the conversation lands here.`}
      />
    ) : (
      <EmptyState
        illustration="filtered"
        title={t`No ticket in this view`}
        detail={t`Other views may hold some.`}
      />
    )
  }
  return (
    <VirtualList
      label={t`Tickets: ${title}`}
      items={inbox.tickets}
      estimateSize={ROW_HEIGHT}
      getKey={ticketKey}
      selectedKey={search.ticket}
      onEndReached={inbox.loadMore}
      renderItem={(ticket, { tabIndex }) => (
        <TicketRow
          name={customerName(i18n, ticket.customer)}
          channel={ticket.channel}
          unread={ticket.unread === true}
          waitingSince={ticket.waitingSince ? new Date(ticket.waitingSince) : undefined}
          lastAt={new Date(ticket.lastMessage?.createdAt ?? ticket.createdAt)}
          lastLine={ticket.lastMessage?.text ?? ticket.subject ?? ''}
          lastAuthor={ticket.lastMessage?.author ?? 'customer'}
          supportName={
            ticket.lastMessage?.authorId === user._id ? t`You` : ticket.lastMessage?.authorName?.split(' ')[0]
          }
          status={ticket.status}
          tags={
            <>
              <SampleTag webId={ticket.webId} />
              <TicketTags tags={ticket.tags ?? []} />
            </>
          }
          selected={ticket._id === search.ticket}
          now={now}
          renderLink={(props) => (
            <Link
              activeOptions={wholeAddress}
              to={path}
              search={{ ...search, ticket: ticket._id }}
              tabIndex={tabIndex}
              {...props}
            />
          )}
        />
      )}
    />
  )
}

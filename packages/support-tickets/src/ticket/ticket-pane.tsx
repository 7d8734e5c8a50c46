import { useLingui } from '@lingui/react/macro'
import { ApiError, ticketQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { ProblemState, StaleStrip } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { wordError } from '../errors.ts'
import { Conversation } from './conversation.tsx'
import styles from './ticket-pane.module.css'
import { TicketSkeleton } from './ticket-skeleton.tsx'
import { useMarkRead } from './use-mark-read.ts'

const REFRESH_MS = 4_000

interface TicketPaneProps {
  ticketId: string
  /** Leads back to the list, where that is not in sight. */
  back: ReactNode
  /** The ticket is done with: closed or deleted. */
  onDone: () => void
}

/** One ticket by its id, kept fresh, or why it can't be shown. */
export function TicketPane({ ticketId, back, onDone }: TicketPaneProps) {
  const { t, i18n } = useLingui()
  const user = useUser()
  const query = useQuery({ ...ticketQueries.detail(ticketId), refetchInterval: REFRESH_MS })
  const { data: ticket, error } = query
  useMarkRead(ticket, user)

  const isGone = error instanceof ApiError && error.isNotFound
  if (ticket) {
    const notice = error && !isGone && (
      <StaleStrip
        title={wordError(i18n, 'getTicketInfo', error)}
        asOf={new Date(query.dataUpdatedAt)}
        onRetry={() => void query.refetch()}
      />
    )
    return (
      <Conversation
        key={ticket._id}
        ticket={ticket}
        back={back}
        notice={notice}
        isGone={isGone}
        onDone={onDone}
      />
    )
  }
  if (!error) return <TicketSkeleton back={back} />
  return (
    <div className={styles['pane']}>
      {back && <div className={styles['back']}>{back}</div>}
      <ProblemState
        title={wordError(i18n, 'getTicketInfo', error)}
        detail={
          isGone
            ? t`It may have been deleted, or it belongs to another account.`
            : t`We could not reach the server.`
        }
        onRetry={isGone ? undefined : () => void query.refetch()}
        report={isGone ? undefined : error.message}
      />
    </div>
  )
}

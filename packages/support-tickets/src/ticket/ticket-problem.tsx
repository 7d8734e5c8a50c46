import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@replybay/api-client'
import { Button, ProblemState, useIsOnline } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import { LostDrafts } from '../composer/lost-drafts.tsx'
import { wordError } from '../errors.ts'
import { LockedTickets } from '../locked/locked-tickets.tsx'
import { useUnanswerable } from '../model/composer-focus.ts'
import { LostAnswers } from '../outbox/lost-answer.tsx'
import { EmptyPane } from './empty-pane.tsx'

interface TicketProblemProps {
  ticketId: string
  error: Error
  back: ReactNode
  onRetry: () => void
  onLeave: () => void
}

/** Why a ticket can't be shown. */
export function TicketProblem({ ticketId, error, back, onRetry, onLeave }: TicketProblemProps) {
  useUnanswerable(ticketId, true)
  return (
    <EmptyPane back={back}>
      {error instanceof ApiError && error.isForbidden ? (
        <LockedTickets />
      ) : (
        <Failure error={error} onRetry={onRetry} onLeave={onLeave} />
      )}
      <LostAnswers ticketId={ticketId} />
      {error instanceof ApiError && error.isNotFound && <LostDrafts ticketId={ticketId} />}
    </EmptyPane>
  )
}

function Failure({ error, onRetry, onLeave }: Omit<TicketProblemProps, 'back' | 'ticketId'>) {
  const { t, i18n } = useLingui()
  const isOnline = useIsOnline()
  const title = wordError(i18n, 'getTicketInfo', error)
  if (error instanceof ApiError && error.isNotFound) {
    return (
      <ProblemState
        title={title}
        detail={t`It may have been deleted, or it belongs to another account.`}
        action={<Button onClick={onLeave}>{t`Back to the list`}</Button>}
      />
    )
  }
  const isUnreachable = error instanceof ApiError && error.isUnreachable
  return (
    <ProblemState
      // The catalogued text says that the ticket is not there; of a silent server that would be untrue.
      title={isUnreachable ? t`Can’t reach the server` : title}
      detail={
        isUnreachable
          ? isOnline
            ? t`Check your connection, then retry.`
            : t`The ticket will load when you’re back online.`
          : t`This ticket couldn’t load: the server had a problem. Try again.`
      }
      onRetry={onRetry}
      report={error.message}
    />
  )
}

import { ApiError, ticketQueries } from '@replybay/api-client'
import { useLingui } from '@lingui/react/macro'
import { LazyBoundary } from '@replybay/feature-kit'
import { StaleStrip, useIsOnline } from '@replybay/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { findKnown } from '../live/find-known.ts'
import { useIsLive } from '../live/live-state.ts'
import { wordError } from '../errors.ts'
import { Conversation } from './conversation.tsx'
import { RoughConversation } from './rough-conversation.tsx'
import { TicketProblem } from './ticket-problem.tsx'
import { TicketSkeleton } from './ticket-skeleton.tsx'
import { useMarkRead } from './use-mark-read.ts'
import { useOptimisticTicket } from '../change/use-optimistic-ticket.ts'
import { onDemand } from '../on-demand/on-demand.ts'

const LockedStrip = onDemand(async () => (await import('../locked/locked-strip.tsx')).LockedStrip)

const REFRESH_MS = 4_000

export interface TicketPaneProps {
  ticketId: string
  /** Leads back to the list, where that is not in sight. */
  back: ReactNode
  /** Which one of its list it is; absent where it stands alone. */
  position?: ReactNode
  /** Whether the focus comes along when the ticket is there. @default false */
  takesFocus?: boolean
  /** Words that its list is searched for. */
  searched?: string | undefined
  /** Shows the customer, where they do not stand beside the ticket. */
  onShowCustomer?: () => void
  /** Opens another ticket of the list. */
  onOpen: (ticketId: string) => void
  /** Goes back to the list. */
  onLeave: () => void
  /** The ticket is done with: closed or deleted. */
  onDone: () => void
}

/** One ticket by its id, kept fresh, or why it can't be shown. */
export function TicketPane({ ticketId, back, ...rest }: TicketPaneProps) {
  const { t, i18n } = useLingui()
  const isLive = useIsLive()
  // The strip above every page says so already.
  const isOnline = useIsOnline()
  const query = useQuery({
    ...ticketQueries.detail(ticketId),
    // Without data, reading again would show as loading: the failure stays until somebody retries.
    refetchInterval: ({ state: { data, error } }) => {
      if (isLive && !error) return false
      return error && !(data && error instanceof ApiError && error.isTransient) ? false : REFRESH_MS
    },
  })
  const { data, error } = query
  const client = useQueryClient()
  const known = data ? undefined : findKnown(client, ticketId)
  const rough = useMemo(() => known && { ...known, messages: [] }, [known])
  const ticket = useOptimisticTicket(ticketId, data ?? rough)
  useMarkRead(data)

  const retry = () => void query.refetch()
  if (!data && error) {
    const { onLeave } = rest
    return <TicketProblem ticketId={ticketId} error={error} back={back} onRetry={retry} onLeave={onLeave} />
  }
  if (!ticket) return <TicketSkeleton back={back} />
  if (!data) return <RoughConversation ticket={ticket} back={back} {...rest} />
  const isGone = error instanceof ApiError && error.isNotFound
  // The catalogued text says that the ticket is not there; of a silent server that would be untrue.
  const isUnreachable = error instanceof ApiError && error.isUnreachable
  const isLocked = error instanceof ApiError && error.isForbidden
  const stale = { asOf: new Date(query.dataUpdatedAt), onRetry: retry }
  const problem = isOnline && error && !isGone && !isLocked && (
    <StaleStrip
      title={isUnreachable ? t`Can’t reach the server` : wordError(i18n, 'getTicketInfo', error)}
      {...stale}
    />
  )
  const locked = (
    <LazyBoundary>
      <LockedStrip {...stale} />
    </LazyBoundary>
  )
  const notice = isLocked ? locked : problem
  return (
    <Conversation key={ticket._id} ticket={ticket} back={back} notice={notice} isGone={isGone} {...rest} />
  )
}

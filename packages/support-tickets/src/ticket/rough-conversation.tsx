import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useTicketDeletion } from '../deletion/use-ticket-deletion.ts'
import { useIsOnline } from '@replybay/ui-kit'
import { ComposerPlace } from '../composer/late-composer.tsx'
import { usePrefetchedSuggestion } from '../composer/use-offered-suggestion.ts'
import { EmptyPane } from './empty-pane.tsx'
import { TicketHeader } from './ticket-header.tsx'
import type { TicketPaneProps } from './ticket-pane.tsx'
import { ThreadSkeleton } from './ticket-skeleton.tsx'
import { TicketToasts } from './ticket-toasts.tsx'
import { WorkStrip } from './work/work-strip.tsx'

interface RoughConversationProps extends Omit<TicketPaneProps, 'ticketId' | 'takesFocus'> {
  /** As its list knows it, without what was said. */
  ticket: Ticket
}

/** A ticket whose messages are on their way: what is known of it, and all that can be done without them. */
export function RoughConversation(props: RoughConversationProps) {
  const { ticket, back, position, onShowCustomer, onOpen, onLeave, onDone } = props
  const { t } = useLingui()
  const canWork = useCan('tickets')
  const remove = useTicketDeletion()
  const isOnline = useIsOnline()
  usePrefetchedSuggestion(ticket)
  return (
    <EmptyPane back={null} aria-busy="true" aria-label={t`Loading the ticket`}>
      <TicketHeader
        ticket={ticket}
        back={back}
        isGone={false}
        position={position}
        onShowCustomer={onShowCustomer}
        onOpen={onOpen}
        onLeave={onLeave}
        onDelete={() => {
          remove(ticket)
          onDone()
        }}
        onDone={onDone}
      />
      {canWork && <WorkStrip ticket={ticket} onDone={onDone} />}
      <ThreadSkeleton />
      {isOnline && <ComposerPlace />}
      <TicketToasts isListed={position !== undefined} />
    </EmptyPane>
  )
}

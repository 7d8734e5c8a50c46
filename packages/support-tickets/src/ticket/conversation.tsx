import { Trans } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { Banner } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import { AnswerComposer } from '../composer/answer-composer.tsx'
import { useTicketDeletion } from '../deletion/use-ticket-deletion.ts'
import { TicketHeader } from './ticket-header.tsx'
import styles from './ticket-pane.module.css'
import { TicketThread } from './ticket-thread.tsx'
import { useTicketStatus } from './use-ticket-status.ts'

interface ConversationProps {
  ticket: Ticket
  back: ReactNode
  /** Says that what is shown is not fresh. */
  notice: ReactNode
  /** It was deleted, here or elsewhere: it can only be read. */
  isGone: boolean
  /** The ticket is done with: closed or deleted. */
  onDone: () => void
}

/** A ticket that is there: header, thread, composer. */
export function Conversation({ ticket, back, notice, isGone, onDone }: ConversationProps) {
  const { isBusy, close, reopen } = useTicketStatus(ticket)
  const remove = useTicketDeletion()
  const title = ticket.subject || ticket.customer.name

  return (
    <article className={styles['pane']} aria-label={title}>
      <TicketHeader
        ticket={ticket}
        back={back}
        isGone={isGone}
        isBusy={isBusy}
        onClose={() => close(onDone)}
        onReopen={reopen}
        onDelete={() => {
          remove(ticket)
          onDone()
        }}
      />
      {isGone && (
        <Banner tone="warning">
          <Trans>This ticket was deleted. What was said can still be read here.</Trans>
        </Banner>
      )}
      {notice}
      <TicketThread ticket={ticket} />
      {!isGone && <AnswerComposer ticket={ticket} onClose={() => close(onDone)} />}
    </article>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { SlotOutlet, ticketAfterClose, useCan, useUser } from '@replybay/feature-kit'
import { Banner, Button } from '@replybay/ui-kit'
import { type ReactNode, useEffect, useRef } from 'react'
import { Composer } from '../composer/composer.tsx'
import { LostDrafts } from '../composer/lost-drafts.tsx'
import { deletions } from '../deletion/deletions.ts'
import { useDeletedTicketIds } from '../deletion/use-deleted-ticket-ids.ts'
import { useTicketDeletion } from '../deletion/use-ticket-deletion.ts'
import { ColleagueLine } from './colleague-line.tsx'
import { ticketTitle } from '../model/customer-name.ts'
import { TicketHeader } from './ticket-header.tsx'
import type { TicketPaneProps } from './ticket-pane.tsx'
import styles from './ticket-pane.module.css'
import { TicketThread } from './ticket-thread.tsx'
import { useTicketStatus } from './use-ticket-status.ts'
import { WorkStrip } from './work/work-strip.tsx'

interface ConversationProps extends Omit<TicketPaneProps, 'ticketId'> {
  ticket: Ticket
  /** Says that what is shown is not fresh. */
  notice: ReactNode
  /** It was deleted, here or elsewhere: it can only be read. */
  isGone: boolean
}

/** A ticket that is there: header, thread, composer. */
export function Conversation(props: ConversationProps) {
  const { ticket, back, notice, isGone, takesFocus = false, onShowCustomer, onDone, onOpen, onLeave } = props
  const { i18n } = useLingui()
  const { isBusy, close, reopen } = useTicketStatus(ticket)
  const remove = useTicketDeletion()
  const user = useUser()
  const userId = user._id
  const canWork = useCan('tickets')
  const isLeaving = useDeletedTicketIds().has(ticket._id)
  const title = ticketTitle(i18n, ticket)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // Its composer may have been asked for.
    if (takesFocus && !place.current?.contains(document.activeElement)) place.current?.focus()
  }, [takesFocus])

  return (
    <article ref={place} tabIndex={-1} className={styles['pane']} aria-label={title}>
      <TicketHeader
        ticket={ticket}
        back={back}
        isGone={isGone || isLeaving}
        isBusy={isBusy}
        onShowCustomer={onShowCustomer}
        onOpen={onOpen}
        onLeave={onLeave}
        onClose={() => close(onDone)}
        onReopen={reopen}
        onDelete={() => {
          remove(ticket)
          onDone()
        }}
        onDone={onDone}
      />
      {canWork && !isGone && !isLeaving && <WorkStrip ticket={ticket} />}
      {isGone && (
        <Banner tone="warning">
          <Trans>This ticket was deleted. What was said can still be read here.</Trans>
        </Banner>
      )}
      {isLeaving && !isGone && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={() => void deletions.takeBack(userId, ticket._id)}>
              <Trans>Undo</Trans>
            </Button>
          }
        >
          <Trans>This ticket is being deleted.</Trans>
        </Banner>
      )}
      {notice}
      <TicketThread ticket={ticket} />
      {ticket.status === 'closed' && <SlotOutlet slot={ticketAfterClose} ticket={ticket} />}
      {isGone && <LostDrafts ticketId={ticket._id} />}
      {!isGone && !isLeaving && (
        <>
          <ColleagueLine ticket={ticket} />
          <Composer ticket={ticket} onDone={onDone} onOpen={onOpen} />
        </>
      )}
    </article>
  )
}

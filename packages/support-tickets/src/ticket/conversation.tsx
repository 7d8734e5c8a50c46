import { Trans, useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { LazyBoundary, useCan, useUser } from '@replybay/feature-kit'
import { Banner, Button } from '@replybay/ui-kit'
import { type ReactNode, useEffect, useRef } from 'react'
import { Composer } from '../composer/composer.tsx'
import { LateComposer } from '../composer/late-composer.tsx'
import { useDraftIds } from '../drafts/use-draft-ids.ts'
import { lostNoteChanges } from '../drafts/note-change-draft.ts'
import { deletions } from '../deletion/deletions.ts'
import { useDeletedTicketIds } from '../deletion/use-deleted-ticket-ids.ts'
import { useTicketDeletion } from '../deletion/use-ticket-deletion.ts'
import { AfterClose } from './after-close.tsx'
import { ClosedTicketTest } from './closed-ticket-test.tsx'
import { ColleagueLine } from './colleague-line.tsx'
import { useColleagueNews } from './use-colleague-news.ts'
import { useUnanswerable } from '../model/composer-focus.ts'
import { useTicketFocus } from '../model/ticket-focus.ts'
import { ticketTitle } from '../model/customer-name.ts'
import { TicketPresence } from '../presence/late-presence.ts'
import { useHasOthers } from '../presence/presence-store.ts'
import { HandOffLine } from './hand-off-line.tsx'
import { unansweredHandOff } from '../model/hand-off.ts'
import { useIsHandOffHidden } from './seen-hand-offs.ts'
import { TicketHeader } from './ticket-header.tsx'
import type { TicketPaneProps } from './ticket-pane.tsx'
import styles from './ticket-pane.module.css'
import { TeachKey } from '../teach/teach-key.tsx'
import { TicketThread } from './ticket-thread.tsx'
import { TicketToasts } from './ticket-toasts.tsx'
import { WorkStrip } from './work/work-strip.tsx'
import { onDemand } from '../on-demand/on-demand.ts'

const LostDrafts = onDemand(async () => (await import('../composer/lost-drafts.tsx')).LostDrafts)
const LostNoteChanges = onDemand(async () => (await import('../composer/lost-drafts.tsx')).LostNoteChanges)

interface ConversationProps extends Omit<TicketPaneProps, 'ticketId'> {
  ticket: Ticket
  /** Says that what is shown is not fresh. */
  notice: ReactNode
  /** It was deleted, here or elsewhere: it can only be read. */
  isGone: boolean
}

/** A ticket that is there: header, thread, composer. */
export function Conversation(props: ConversationProps) {
  const { ticket, back, notice, isGone, position, takesFocus = false, onShowCustomer, searched } = props
  const { onDone, onOpen, onLeave } = props
  const { i18n } = useLingui()
  const remove = useTicketDeletion()
  const user = useUser()
  const userId = user._id
  const hasOthers = useHasOthers(userId)
  const canWork = useCan('tickets')
  const isLeaving = useDeletedTicketIds().has(ticket._id)
  const lastHandOff = unansweredHandOff(ticket)
  const isHandOffHidden = useIsHandOffHidden(lastHandOff?._id)
  const handOff = isGone || isLeaving || isHandOffHidden ? undefined : lastHandOff
  const news = useColleagueNews(ticket)
  const lostChanges = lostNoteChanges(useDraftIds(), ticket._id, ticket.notes)
  const title = ticketTitle(i18n, ticket)
  const place = useRef<HTMLElement>(null)
  useUnanswerable(ticket._id, isGone || isLeaving)
  useEffect(() => {
    // Its composer may have been asked for.
    if (takesFocus && !place.current?.contains(document.activeElement)) place.current?.focus()
  }, [takesFocus])
  useTicketFocus(ticket._id, place)

  return (
    <article ref={place} tabIndex={-1} className={styles['pane']} aria-label={title}>
      <TicketHeader
        ticket={ticket}
        back={back}
        isGone={isGone || isLeaving}
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
      {canWork && !isGone && !isLeaving && <WorkStrip ticket={ticket} onDone={onDone} />}
      {isGone && (
        <Banner tone="warning">
          <Trans>This ticket was deleted. You can still read the conversation here.</Trans>
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
      <TicketThread
        ticket={ticket}
        handOffBelow={handOff?._id}
        newsBelow={isGone || isLeaving ? undefined : news?._id}
        searched={searched}
      />
      <TicketToasts isListed={position !== undefined} />
      <LazyBoundary>{hasOthers && <TicketPresence ticket={ticket} />}</LazyBoundary>
      {canWork && !isGone && !isLeaving && <TeachKey ticket={ticket} />}
      <AfterClose ticket={ticket} />
      {ticket.status === 'closed' && <ClosedTicketTest ticket={ticket} />}
      <LazyBoundary>
        {!isGone && lostChanges.length > 0 && <LostNoteChanges drafts={lostChanges} />}
      </LazyBoundary>
      <LazyBoundary>{isGone && <LostDrafts ticketId={ticket._id} />}</LazyBoundary>
      {handOff && <HandOffLine handOff={handOff} />}
      {!isGone && !isLeaving && (
        <LateComposer ticket={ticket}>
          <ColleagueLine ticket={ticket} news={news} />
          <Composer ticket={ticket} onDone={onDone} />
        </LateComposer>
      )}
    </article>
  )
}

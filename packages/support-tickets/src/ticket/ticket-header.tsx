import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { Avatar, ChannelIcon, channelLabel, StatusGlyph, Tag, useFromBreakpoint } from '@replybay/ui-kit'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ticketTitle } from '../model/customer-name.ts'
import { UnverifiedMark } from '../customer/unverified-mark.tsx'
import { HeaderAction } from './header-action.tsx'
import { HeaderCustomer } from './header-customer.tsx'
import { PhoneWork } from './phone-work.tsx'
import { SampleTag } from './sample-tag.tsx'
import { StatusMenu } from './status-menu.tsx'
import { StepButtons } from './step-buttons.tsx'
import styles from './ticket-header.module.css'
import { TicketKeys } from './ticket-keys.tsx'
import { TicketMenu } from './ticket-menu.tsx'
import { TicketSubject } from './ticket-subject.tsx'
import { useTicketChange } from '../acts/use-ticket-change.ts'

interface TicketHeaderProps {
  ticket: Ticket
  /** Leads back to the list, where that is not in sight. */
  back: ReactNode
  /** Nothing can be done with it any more. */
  isGone: boolean
  /** Which one of its list it is. */
  position: ReactNode
  onShowCustomer: (() => void) | undefined
  onOpen: (ticketId: string) => void
  onLeave: () => void
  onDelete: () => void
  /** It is done with: on to the next. */
  onDone: () => void
}

/** What the conversation is about, where it stands, and what can be done with it. */
export function TicketHeader(props: TicketHeaderProps) {
  const { ticket, back, isGone, position, onShowCustomer, onOpen } = props
  const { t, i18n } = useLingui()
  const user = useUser()
  const hasRoom = useFromBreakpoint('md')
  const isUnverified = ticket.customerVerified === false && ticket.customer.email !== undefined
  const mark = onShowCustomer && isUnverified && (
    <span className={styles['drawer']}>
      <UnverifiedMark />
    </span>
  )
  const level = back ? 1 : 2
  const Name = `h${level}` as const

  if (!hasRoom) {
    return (
      <header className={styles['header']}>
        {back}
        <div className={styles['who']}>
          <Avatar name={ticket.customer.name} channel={ticket.channel} />
          <div className={styles['lines']}>
            <Name className={styles['where']}>
              <HeaderCustomer ticket={ticket} onShow={onShowCustomer} />
              {ticket.claimedAt && ticket.assigneeId === user._id && <Tag tone="accent">{t`Claimed`}</Tag>}
              <SampleTag webId={ticket.webId} />
              {mark}
            </Name>
            <p className={styles['phoneSubject']}>
              <StatusGlyph status={ticket.status} />
              {/* The whole of it heads the thread. */}
              <span className={styles['oneLine']} dir="auto" aria-hidden>
                {ticketTitle(i18n, ticket)}
              </span>
            </p>
          </div>
        </div>
        {!isGone && <HeaderActions {...props} />}
      </header>
    )
  }
  return (
    <header className={styles['header']}>
      {back}
      <div className={styles['lines']}>
        <div className={styles['what']}>
          <TicketSubject ticket={ticket} level={level} />
          {!isGone && <HeaderActions {...props} />}
        </div>
        <div className={styles['where']}>
          <StatusMenu ticket={ticket} isGone={isGone} onDone={props.onDone} />
          <span className={styles['divider']} aria-hidden />
          <ChannelIcon channel={ticket.channel} size={14} decorative />
          <span className={styles['channel']}>{i18n._(channelLabel(ticket.channel))} ·</span>
          <HeaderCustomer ticket={ticket} onShow={onShowCustomer} />
          {mark}
          <SampleTag webId={ticket.webId} />
          <span className={styles['steps']}>
            {position}
            {!isGone && <StepButtons ticketId={ticket._id} onOpen={onOpen} />}
          </span>
        </div>
      </div>
    </header>
  )
}

function HeaderActions({ ticket, onOpen, onLeave, onDelete, onDone }: TicketHeaderProps) {
  const { t } = useLingui()
  const canWork = useCan('tickets')
  const change = useTicketChange(ticket)
  const isClosed = ticket.status === 'closed'
  const hasRoom = useFromBreakpoint('md')
  function onClose() {
    change({ status: 'closed' })
    onDone()
  }
  const onReopen = canWork ? () => change({ status: 'open' }) : undefined
  function markUnread() {
    change({ unread: true })
    onLeave()
  }
  const menu = { ticket, onOpen, onMarkUnread: canWork ? markUnread : undefined, onDelete, onDone }
  return (
    <div className={styles['actions']}>
      {!isClosed && (
        <HeaderAction
          label={t({ context: 'ticket', message: 'Close' })}
          shortcut="e"
          icon={<IconCheck aria-hidden />}
          onClick={onClose}
        />
      )}
      {isClosed && onReopen && (
        <HeaderAction label={t`Reopen`} icon={<IconArrowBackUp aria-hidden />} onClick={onReopen} />
      )}
      {canWork && !hasRoom ? (
        <PhoneWork ticket={ticket} onChange={change} onDone={onDone}>
          {(items) => <TicketMenu first={items} {...menu} />}
        </PhoneWork>
      ) : (
        <TicketMenu {...menu} />
      )}
      <TicketKeys
        ticket={ticket}
        onClose={onClose}
        onReopen={onReopen}
        onDelete={onDelete}
        onMarkUnread={canWork ? markUnread : undefined}
      />
    </div>
  )
}

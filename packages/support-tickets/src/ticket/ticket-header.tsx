import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { IconButton, PageHeader, StatusGlyph, statusLabel, Tag, useFromBreakpoint } from '@replybay/ui-kit'
import { IconArrowBackUp, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { UnverifiedMark } from '../customer/unverified-mark.tsx'
import styles from './ticket-header.module.css'
import { HeaderAction } from './header-action.tsx'
import { ticketTitle } from '../model/customer-name.ts'
import { SampleTag } from './sample-tag.tsx'
import { StepButtons } from './step-buttons.tsx'
import { TicketKeys } from './ticket-keys.tsx'
import { TicketMenu } from './ticket-menu.tsx'
import { useTicketChange } from './work/use-ticket-change.ts'

interface TicketHeaderProps {
  ticket: Ticket
  /** Leads back to the list, where that is not in sight. */
  back: ReactNode
  /** Nothing can be done with it any more. */
  isGone: boolean
  isBusy: boolean
  onShowCustomer: (() => void) | undefined
  onOpen: (ticketId: string) => void
  onLeave: () => void
  onClose: () => void
  /** Absent where a closed ticket can't be opened again. */
  onReopen: (() => void) | undefined
  onDelete: () => void
  /** It is done with: on to the next. */
  onDone: () => void
}

/** What the conversation is about, where it stands, and what can be done with it. */
export function TicketHeader(props: TicketHeaderProps) {
  const {
    ticket,
    back,
    isGone,
    isBusy,
    onShowCustomer,
    onOpen,
    onLeave,
    onClose,
    onReopen,
    onDelete,
    onDone,
  } = props
  const { t, i18n } = useLingui()
  const hasRoom = useFromBreakpoint('md')
  const canMark = useCan('tickets')
  const change = useTicketChange(ticket)
  const isClosed = ticket.status === 'closed'
  const isUnverified = ticket.customerVerified === false && ticket.customer.email !== undefined
  function markUnread() {
    change({ unread: true })
    onLeave()
  }

  return (
    <PageHeader
      back={back}
      level={back ? 1 : 2}
      title={ticketTitle(i18n, ticket)}
      status={
        <>
          <Tag icon={<StatusGlyph decorative status={ticket.status} />}>{t(statusLabel(ticket.status))}</Tag>
          <SampleTag webId={ticket.webId} />
          {onShowCustomer && isUnverified && (
            <span className={styles['customer']}>
              <UnverifiedMark />
            </span>
          )}
        </>
      }
      actions={
        !isGone && (
          <>
            {hasRoom && <StepButtons ticketId={ticket._id} onOpen={onOpen} />}
            {!isClosed && (
              <HeaderAction
                label={t`Close`}
                shortcut="e"
                icon={<IconCheck aria-hidden />}
                loading={isBusy}
                onClick={onClose}
              />
            )}
            {isClosed && onReopen && (
              <HeaderAction
                label={t`Reopen`}
                icon={<IconArrowBackUp aria-hidden />}
                loading={isBusy}
                onClick={onReopen}
              />
            )}
            {onShowCustomer && (
              <span className={styles['customer']}>
                <IconButton
                  label={t`Customer`}
                  icon={<IconInfoCircle aria-hidden />}
                  onClick={onShowCustomer}
                />
              </span>
            )}
            <TicketMenu
              ticket={ticket}
              onOpen={onOpen}
              onMarkUnread={canMark ? markUnread : undefined}
              onDelete={onDelete}
              onDone={onDone}
            />
            <TicketKeys
              isClosed={isClosed}
              onClose={onClose}
              onReopen={onReopen}
              onDelete={onDelete}
              onMarkUnread={canMark ? markUnread : undefined}
            />
          </>
        )
      }
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { IconButton, Menu, PageHeader, StatusGlyph, statusLabel, Tag, useToasts } from '@replybay/ui-kit'
import {
  IconArrowBackUp,
  IconCheck,
  IconDots,
  IconHistory,
  IconInfoCircle,
  IconLink,
  IconMail,
  IconTrash,
} from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { canDo } from '../inbox/inbox-filter.ts'
import styles from './ticket-header.module.css'
import { HeaderAction } from './header-action.tsx'
import { customerName } from './customer-name.ts'
import { SampleTag } from './sample-tag.tsx'
import { StepButtons } from './step-buttons.tsx'
import { TicketKeys } from './ticket-keys.tsx'
import { useTicketChange } from './work/use-ticket-change.ts'

const HistorySheet = lazy(async () => ({
  default: (await import('./history/history-sheet.tsx')).HistorySheet,
}))

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
}

/** What the conversation is about, where it stands, and what can be done with it. */
export function TicketHeader(props: TicketHeaderProps) {
  const { ticket, back, isGone, isBusy, onShowCustomer, onOpen, onLeave, onClose, onReopen, onDelete } = props
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const canMark = canDo(useUser(), 'ticket-unread')
  const change = useTicketChange(ticket)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const isClosed = ticket.status === 'closed'
  function markUnread() {
    change({ unread: true })
    onLeave()
  }

  async function copyLink() {
    const link = new URL(`/ticket/${encodeURIComponent(ticket._id)}`, location.origin)
    try {
      await navigator.clipboard.writeText(link.href)
      toasts.show({ tone: 'success', title: t`Link copied` })
    } catch {
      toasts.show({ tone: 'danger', title: t`The link could not be copied`, detail: link.href })
    }
  }

  return (
    <PageHeader
      back={back}
      level={back ? 1 : 2}
      title={ticket.subject || customerName(i18n, ticket.customer)}
      status={
        <>
          <Tag icon={<StatusGlyph decorative status={ticket.status} />}>{t(statusLabel(ticket.status))}</Tag>
          <SampleTag webId={ticket.webId} />
        </>
      }
      actions={
        !isGone && (
          <>
            <StepButtons ticketId={ticket._id} onOpen={onOpen} />
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
            <Menu
              label={t`More actions`}
              placement="bottom-end"
              trigger={<IconButton label={t`More actions`} icon={<IconDots aria-hidden />} />}
              items={[
                {
                  key: 'link',
                  label: t`Copy link`,
                  icon: <IconLink aria-hidden />,
                  onSelect: () => void copyLink(),
                },
                ...(canMark
                  ? [
                      {
                        key: 'unread',
                        label: t`Mark as unread`,
                        icon: <IconMail aria-hidden />,
                        shortcut: 'u',
                        onSelect: markUnread,
                      },
                    ]
                  : []),
                ...(ticket.events
                  ? [
                      {
                        key: 'history',
                        label: t`History`,
                        icon: <IconHistory aria-hidden />,
                        onSelect: () => setHistoryOpen(true),
                      },
                    ]
                  : []),
                {
                  key: 'delete',
                  shortcut: '#',
                  label: t`Delete`,
                  icon: <IconTrash aria-hidden />,
                  danger: true,
                  onSelect: onDelete,
                },
              ]}
            />
            <TicketKeys
              isClosed={isClosed}
              onClose={onClose}
              onReopen={onReopen}
              onDelete={onDelete}
              onMarkUnread={canMark ? markUnread : undefined}
            />
            {isHistoryOpen && (
              <Suspense>
                <HistorySheet ticket={ticket} onClose={() => setHistoryOpen(false)} />
              </Suspense>
            )}
          </>
        )
      }
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { IconButton, Menu, PageHeader, StatusGlyph, statusLabel, Tag, useToasts } from '@replybay/ui-kit'
import {
  IconArrowBackUp,
  IconCheck,
  IconDots,
  IconInfoCircle,
  IconLink,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './ticket-header.module.css'
import { HeaderAction } from './header-action.tsx'
import { customerName } from './customer-name.ts'
import { SampleTag } from './sample-tag.tsx'

interface TicketHeaderProps {
  ticket: Ticket
  /** Leads back to the list, where that is not in sight. */
  back: ReactNode
  /** Nothing can be done with it any more. */
  isGone: boolean
  isBusy: boolean
  onShowCustomer: (() => void) | undefined
  onClose: () => void
  /** Absent where a closed ticket can't be opened again. */
  onReopen: (() => void) | undefined
  onDelete: () => void
}

/** What the conversation is about, where it stands, and what can be done with it. */
export function TicketHeader(props: TicketHeaderProps) {
  const { ticket, back, isGone, isBusy, onShowCustomer, onClose, onReopen, onDelete } = props
  const { t, i18n } = useLingui()
  const toasts = useToasts()

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
            {ticket.status !== 'closed' && (
              <HeaderAction
                label={t`Close`}
                icon={<IconCheck aria-hidden />}
                loading={isBusy}
                onClick={onClose}
              />
            )}
            {ticket.status === 'closed' && onReopen && (
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
                {
                  key: 'delete',
                  label: t`Delete`,
                  icon: <IconTrash aria-hidden />,
                  danger: true,
                  onSelect: onDelete,
                },
              ]}
            />
          </>
        )
      }
    />
  )
}

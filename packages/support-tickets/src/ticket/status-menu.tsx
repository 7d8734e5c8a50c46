import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { Menu, StatusGlyph, statusLabel, VisuallyHidden } from '@replybay/ui-kit'
import { IconChevronDown } from '@tabler/icons-react'
import styles from './ticket-header.module.css'
import { useStatusItems } from './use-status-items.tsx'
import type { TicketStatus } from './use-ticket-status.ts'

interface StatusMenuProps {
  ticket: Ticket
  isGone: boolean
  status: TicketStatus
  /** It was closed: on to the next. */
  onDone: () => void
}

/** Where the ticket stands, and where it can be put; words alone where the backend can't. */
export function StatusMenu({ ticket, isGone, status: state, onDone }: StatusMenuProps) {
  const { t } = useLingui()
  const { status } = ticket
  const items = useStatusItems(ticket, state, onDone)
  const words = (
    <>
      <StatusGlyph decorative status={status} />
      <VisuallyHidden>{t`Status:`} </VisuallyHidden>
      <span>{t(statusLabel(status))}</span>
    </>
  )
  if (isGone || !state.set) return <span className={styles['status']}>{words}</span>
  return (
    <Menu
      label={t`Status`}
      trigger={
        <button type="button" className={styles['status']}>
          {words}
          <IconChevronDown aria-hidden size={14} stroke={1.75} />
        </button>
      }
      items={items}
    />
  )
}

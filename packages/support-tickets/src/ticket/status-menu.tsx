import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { Menu, StatusGlyph, statusLabel, VisuallyHidden } from '@replybay/ui-kit'
import { IconChevronDown } from '@tabler/icons-react'
import { useTicketChange } from '../acts/use-ticket-change.ts'
import styles from './ticket-header.module.css'
import { useStatusItems } from './use-status-items.tsx'

interface StatusMenuProps {
  ticket: Ticket
  isGone: boolean
  /** It was closed: on to the next. */
  onDone: () => void
}

/** Where the ticket stands, and where it can be put; words alone where the backend can't. */
export function StatusMenu({ ticket, isGone, onDone }: StatusMenuProps) {
  const { t } = useLingui()
  const { status } = ticket
  const canSet = useCan('tickets')
  const items = useStatusItems(ticket, useTicketChange(ticket), onDone)
  const words = (
    <>
      <StatusGlyph decorative status={status} />
      <VisuallyHidden>{t`Status:`} </VisuallyHidden>
      <span>{t(statusLabel(status))}</span>
    </>
  )
  if (isGone || !canSet) return <span className={styles['status']}>{words}</span>
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

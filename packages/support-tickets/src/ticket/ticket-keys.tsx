import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { IconArrowBackUp, IconCheck, IconMail, IconTrash } from '@tabler/icons-react'
import { useTicketShortcut } from '../model/use-ticket-shortcut.ts'

interface TicketKeysProps {
  ticket: Ticket
  onClose: () => void
  /** Absent where a closed ticket can't be opened again. */
  onReopen: (() => void) | undefined
  onDelete: () => void
  /** Absent where the backend keeps no such marks. */
  onMarkUnread: (() => void) | undefined
}

/** What keys do to the open ticket. Shows nothing. */
export function TicketKeys({ ticket, onClose, onReopen, onDelete, onMarkUnread }: TicketKeysProps) {
  const { t } = useLingui()
  const isClosed = ticket.status === 'closed'
  useTicketShortcut(ticket, {
    id: 'close-ticket',
    keys: 'e',
    label: isClosed ? t`Reopen ticket` : t`Close ticket`,
    icon: isClosed ? IconArrowBackUp : IconCheck,
    run: () => (isClosed ? onReopen?.() : onClose()),
  })
  useTicketShortcut(ticket, {
    id: 'delete-ticket',
    keys: '#',
    label: t`Delete ticket`,
    icon: IconTrash,
    isDanger: true,
    run: onDelete,
  })
  return onMarkUnread && <UnreadKey ticket={ticket} onMarkUnread={onMarkUnread} />
}

function UnreadKey({ ticket, onMarkUnread }: { ticket: Ticket; onMarkUnread: () => void }) {
  const { t } = useLingui()
  useTicketShortcut(ticket, {
    id: 'mark-unread',
    keys: 'u',
    label: t`Mark as unread`,
    icon: IconMail,
    run: onMarkUnread,
  })
  return null
}

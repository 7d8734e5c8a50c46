import { useLingui } from '@lingui/react/macro'
import { useShortcut } from '@replybay/ui-kit'

interface TicketKeysProps {
  isClosed: boolean
  onClose: () => void
  /** Absent where a closed ticket can't be opened again. */
  onReopen: (() => void) | undefined
  onDelete: () => void
  /** Absent where the backend keeps no such marks. */
  onMarkUnread: (() => void) | undefined
}

/** What keys do to the open ticket. Shows nothing. */
export function TicketKeys({ isClosed, onClose, onReopen, onDelete, onMarkUnread }: TicketKeysProps) {
  const { t } = useLingui()
  const group = t`Tickets`
  useShortcut({
    id: 'close-ticket',
    keys: 'e',
    label: isClosed ? t`Reopen` : t`Close`,
    group,
    run: () => (isClosed ? onReopen?.() : onClose()),
  })
  useShortcut({ id: 'delete-ticket', keys: '#', label: t`Delete the ticket`, group, run: onDelete })
  return onMarkUnread && <UnreadKey group={group} onMarkUnread={onMarkUnread} />
}

function UnreadKey({ group, onMarkUnread }: { group: string; onMarkUnread: () => void }) {
  const { t } = useLingui()
  useShortcut({ id: 'mark-unread', keys: 'u', label: t`Mark as unread`, group, run: onMarkUnread })
  return null
}

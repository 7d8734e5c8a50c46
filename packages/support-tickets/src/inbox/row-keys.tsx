import { useLingui } from '@lingui/react/macro'
import { useShortcut } from '@replybay/ui-kit'
import type { RowMenuKey } from '../model/row-menu-key.ts'

interface RowKeysProps extends Partial<WorkKeysProps> {
  onClose: () => void
  onDelete: () => void
}

/** What keys do to the row that has the focus, while no ticket is open and none is chosen. Shows nothing. */
export function RowKeys({ onClose, onDelete, onTake, onMarkUnread, onMenu }: RowKeysProps) {
  const { t } = useLingui()
  const group = t`Tickets`
  useShortcut({
    id: 'close-row',
    keys: 'e',
    label: t`Close the ticket`,
    group,
    run: onClose,
  })
  useShortcut({
    id: 'delete-row',
    keys: '#',
    label: t`Delete the ticket`,
    group,
    run: onDelete,
  })
  return onTake && onMarkUnread && onMenu && <WorkKeys {...{ onTake, onMarkUnread, onMenu }} />
}

interface WorkKeysProps {
  onTake: () => void
  onMarkUnread: () => void
  onMenu: (menu: RowMenuKey) => void
}

function WorkKeys({ onTake, onMarkUnread, onMenu }: WorkKeysProps) {
  const { t } = useLingui()
  const group = t`Tickets`
  useShortcut({ id: 'take-row', keys: 'a', label: t`Assign to me`, group, run: onTake })
  useShortcut({ id: 'unread-row', keys: 'u', label: t`Mark as unread`, group, run: onMarkUnread })
  useShortcut({ id: 'snooze-row', keys: 's', label: t`Snooze…`, group, run: () => onMenu('snooze') })
  useShortcut({ id: 'tag-row', keys: 't', label: t`Tags…`, group, run: () => onMenu('tags') })
  useShortcut({ id: 'assign-row', keys: 'shift+a', label: t`Assign to…`, group, run: () => onMenu('assign') })
  return null
}

import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { useShortcut } from '@replybay/ui-kit'
import { IconCheck, IconTrash } from '@tabler/icons-react'
import { useFocusedName } from './use-focused-name.ts'

interface RowKeysProps {
  /** The ticket whose row has the focus. */
  focused: () => TicketSummary | undefined
  onClose: () => void
  onDelete: () => void
}

/** What keys do to the row that has the focus, while no ticket is open and none is chosen. Shows nothing. */
export function RowKeys({ focused, onClose, onDelete }: RowKeysProps) {
  const { t } = useLingui()
  const group = t`This ticket`
  const subject = useFocusedName(focused) ?? ''
  useShortcut({
    id: 'close-row',
    keys: 'e',
    label: t`Close ticket`,
    icon: IconCheck,
    group,
    subject,
    place: 1,
    run: onClose,
  })
  useShortcut({
    id: 'delete-row',
    keys: '#',
    label: t`Delete ticket`,
    icon: IconTrash,
    isDanger: true,
    group,
    subject,
    run: onDelete,
  })
  return null
}

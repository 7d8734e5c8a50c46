import { useLingui } from '@lingui/react/macro'
import { useShortcut } from '@replybay/ui-kit'

/** What keys do to the row that has the focus, while no ticket is open and none is chosen. Shows nothing. */
export function RowKeys({ onClose, onDelete }: { onClose: () => void; onDelete: () => void }) {
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
  return null
}

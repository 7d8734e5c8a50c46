import { useLingui } from '@lingui/react/macro'
import { IconColumns3 } from '@tabler/icons-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Menu } from '../menu/menu.tsx'

interface ColumnChoiceProps {
  columns: readonly { id: string; header: string }[]
  isShown: (id: string) => boolean
  onToggle: (id: string) => void
}

/** Which columns are shown. */
export function ColumnChoice({ columns, isShown, onToggle }: ColumnChoiceProps) {
  const { t } = useLingui()
  if (columns.length === 0) return null
  return (
    <Menu
      label={t`Columns`}
      placement="bottom-end"
      trigger={<IconButton label={t`Columns`} icon={<IconColumns3 aria-hidden />} />}
      items={columns.map(({ id, header }) => ({
        key: id,
        label: header,
        independent: true,
        checked: isShown(id),
        onSelect: () => onToggle(id),
      }))}
    />
  )
}

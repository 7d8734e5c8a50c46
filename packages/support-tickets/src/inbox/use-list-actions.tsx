import { useLingui } from '@lingui/react/macro'
import type { MenuItem } from '@replybay/ui-kit'
import { IconBookmarkPlus, IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'

interface ListActions {
  /** Absent where the backend knows of no views. */
  onSave: (() => void) | undefined
  onExport: () => void
  canExport: boolean
}

/** What can be done with a list as a whole, as the items of a menu: the same as long as they do the same. */
export function useListActions({ onSave, onExport, canExport }: ListActions): MenuItem[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      ...(onSave
        ? [
            {
              key: 'save',
              label: t`Save as view`,
              icon: <IconBookmarkPlus aria-hidden />,
              onSelect: onSave,
            },
          ]
        : []),
      {
        key: 'export',
        label: t`Export as CSV`,
        icon: <IconDownload aria-hidden />,
        disabled: !canExport,
        onSelect: () => onExport(),
      },
    ],
    [onSave, onExport, canExport, t],
  )
}

import { useLingui } from '@lingui/react/macro'
import { IconRotate } from '@tabler/icons-react'
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx'
import type { ShownToast } from './toast-list.ts'

interface UndoKeyProps {
  /** Of the last act that can be undone. */
  toast: ShownToast
  onUndo: () => void
}

/** Undoes the last act that can be undone, and pressed again the one before. Shows nothing. */
export function UndoKey({ toast, onUndo }: UndoKeyProps) {
  const { t } = useLingui()
  useShortcut({
    id: 'undo',
    keys: 'z',
    label: t`Undo`,
    group: t`Notifications`,
    detail: toast.title,
    clock: toast.clock,
    icon: IconRotate,
    place: 1,
    run: onUndo,
  })
  return null
}

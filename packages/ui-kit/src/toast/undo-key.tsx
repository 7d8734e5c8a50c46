import { useLingui } from '@lingui/react/macro'
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx'

/** Undoes the last act that can be undone, and pressed again the one before. Shows nothing. */
export function UndoKey({ onUndo }: { onUndo: () => void }) {
  const { t } = useLingui()
  useShortcut({ id: 'undo', keys: 'z', label: t`Undo`, group: t`Notifications`, run: onUndo })
  return null
}

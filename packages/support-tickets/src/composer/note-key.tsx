import { useLingui } from '@lingui/react/macro'
import { useShortcut } from '@replybay/ui-kit'

/** Begins a note by key. Shows nothing. */
export function NoteKey({ onNote }: { onNote: () => void }) {
  const { t } = useLingui()
  useShortcut({ id: 'ticket-note', keys: 'n', label: t`Write a note`, group: t`Tickets`, run: onNote })
  return null
}

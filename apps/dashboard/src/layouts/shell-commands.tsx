import { useLingui } from '@lingui/react/macro'
import { useShortcut } from '@replybay/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { CommandOverlays } from './command-overlays.tsx'
import type { GuardedEntry } from './guarded-entries.ts'
import { entryTarget } from './entry-target.ts'
import { OpenCommands } from './open-commands.ts'

interface ShellCommandsProps {
  /** The menu's entries, open or locked. */
  entries: readonly GuardedEntry[]
  children: ReactNode
}

/** The palette and the sheet of shortcuts, with what the shell itself can do; features add theirs by shortcuts. */
export function ShellCommands({ entries, children }: ShellCommandsProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'palette' | 'shortcuts'>()
  // What was open stays in the document: it gives the focus back when it closes.
  const [wasOpened, setWasOpened] = useState(false)
  const show = useCallback((overlay: 'palette' | 'shortcuts') => {
    setWasOpened(true)
    setOpen(overlay)
  }, [])
  useShortcut({
    id: 'palette',
    keys: 'mod+k',
    label: t`Search commands`,
    group: t`Move`,
    run: () => show('palette'),
  })
  useShortcut({
    id: 'shortcuts',
    keys: '?',
    label: t`Keyboard shortcuts`,
    group: t`Move`,
    run: () => show('shortcuts'),
  })
  return (
    <OpenCommands value={show}>
      {children}
      {entries.map(
        ({ entry, guard }) =>
          entry.keys && !guard && <GoToKeys key={entry.id} entry={entry} keys={entry.keys} />,
      )}
      {wasOpened && <CommandOverlays entries={entries} open={open} onClose={() => setOpen(undefined)} />}
    </OpenCommands>
  )
}

function GoToKeys({ entry, keys }: { entry: GuardedEntry['entry']; keys: string }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  useShortcut({
    id: `go-${entry.id}`,
    label: i18n._(entry.label),
    group: t`Go to`,
    run: () => void navigate(entryTarget(entry)),
    keys,
  })
  return null
}

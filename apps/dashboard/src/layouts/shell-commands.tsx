import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, lazyPart } from '@replybay/feature-kit'
import { useShortcut } from '@replybay/ui-kit'
import { IconLogout } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { PaletteSearch } from '../palette/palette-search.tsx'
import { entryTarget } from './entry-target.ts'
import { OpenCommands } from './open-commands.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import type { MenuEntry } from './use-menu.ts'
import { useSignOut } from './use-sign-out.ts'

const ShortcutsSheet = lazyPart(async () => (await import('./shortcuts-sheet.tsx')).ShortcutsSheet)

interface ShellCommandsProps {
  /** The menu's entries, open or locked. */
  entries: readonly MenuEntry[]
  children: ReactNode
}

/** The palette and the sheet of shortcuts, with what the shell itself can do; features add theirs by shortcuts. */
export function ShellCommands({ entries, children }: ShellCommandsProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'palette' | 'shortcuts'>()
  // What was open stays in the document: it gives the focus back when it closes.
  const [hadShortcuts, setHadShortcuts] = useState(false)
  const show = useCallback((overlay: 'palette' | 'shortcuts') => {
    if (overlay === 'shortcuts') setHadShortcuts(true)
    setOpen(overlay)
  }, [])
  const close = () => setOpen(undefined)
  useShortcut({
    id: 'palette',
    keys: 'mod+k',
    label: t`Search commands`,
    group: t`Navigation`,
    run: () => show('palette'),
  })
  useShortcut({
    id: 'shortcuts',
    keys: '?',
    label: t`Keyboard shortcuts`,
    group: t`Navigation`,
    place: 4,
    run: () => show('shortcuts'),
  })
  const signOut = useSignOut()
  useShortcut({
    id: 'sign-out',
    label: t`Sign out`,
    keywords: t`log out, log off`,
    group: t`Navigation`,
    icon: IconLogout,
    run: signOut.ask,
  })
  return (
    <OpenCommands value={show}>
      {children}
      {entries.map(
        ({ entry, guard }) =>
          entry.keys && !guard && <GoToKeys key={entry.id} entry={entry} keys={entry.keys} />,
      )}
      <PaletteSearch entries={entries} isOpen={open === 'palette'} onClose={close} />
      <SignOutDialog signOut={signOut} />
      <LazyBoundary>
        {hadShortcuts && <ShortcutsSheet isOpen={open === 'shortcuts'} onClose={close} />}
      </LazyBoundary>
    </OpenCommands>
  )
}

function GoToKeys({ entry, keys }: { entry: MenuEntry['entry']; keys: string }) {
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

import { useLingui } from '@lingui/react/macro'
import { useUser, useViewAs, viewableRoles, viewedRole } from '@replybay/feature-kit'
import { locales } from '@replybay/i18n'
import {
  type Command,
  CommandPalette,
  ShortcutsSheet,
  useColorScheme,
  useShortcut,
  useShortcutList,
} from '@replybay/ui-kit'
import {
  IconArrowRight,
  IconEye,
  IconKeyboard,
  IconLanguage,
  IconLock,
  IconMoon,
  IconSun,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { GuardedEntry } from './guarded-entries.ts'
import { entryTarget } from './entry-target.ts'
import { OpenCommands } from './open-commands.ts'
import { roleNames } from './role-names.ts'
import { useGuardWords } from './use-guard-words.ts'
import { useAskWhy } from './why-locked.tsx'
import { useLanguageChoice } from './use-language-choice.ts'

interface ShellCommandsProps {
  /** The menu's entries, open or locked. */
  entries: readonly GuardedEntry[]
  children: React.ReactNode
}

/** The palette and the sheet of shortcuts, with what the shell itself can do; features add theirs by shortcuts. */
export function ShellCommands({ entries, children }: ShellCommandsProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { scheme, setScheme } = useColorScheme()
  const { locale, chooseLocale } = useLanguageChoice()
  const user = useUser()
  const viewAs = useViewAs()
  const words = useGuardWords()
  const askWhy = useAskWhy()
  const [open, setOpen] = useState<'palette' | 'shortcuts'>()
  const close = () => setOpen(undefined)
  useShortcut({
    id: 'palette',
    keys: 'mod+k',
    label: t`Search commands`,
    group: t`Move`,
    run: () => setOpen('palette'),
  })
  useShortcut({
    id: 'shortcuts',
    keys: '?',
    label: t`Keyboard shortcuts`,
    group: t`Move`,
    run: () => setOpen('shortcuts'),
  })
  const shortcuts = useShortcutList()
  const fromShortcuts = shortcuts
    .filter(({ id }) => id !== 'palette' && !id.startsWith('go-'))
    .map((shortcut): Command => ({ ...shortcut, icon: <IconKeyboard /> }))
  const goTo = entries.map(({ entry, guard }): Command => {
    const about = { id: `go-${entry.id}`, label: i18n._(entry.label), group: t`Go to` }
    if (guard) {
      const run = () => askWhy({ entry, guard })
      return { ...about, icon: <IconLock />, detail: words(guard).title, run }
    }
    return {
      ...about,
      icon: <IconArrowRight />,
      keys: entry.keys,
      run: () => void navigate(entryTarget(entry)),
    }
  })
  const seen = viewedRole(user)
  const views = viewableRoles(user)
    .filter((role) => role !== seen)
    .map((role): Command => {
      const name = t(roleNames[role])
      return {
        id: `view-${role}`,
        label: t`See the dashboard as ${name}`,
        group: t`View as`,
        icon: <IconEye />,
        run: () => void viewAs(user, role),
      }
    })
  const leave: Command = {
    id: 'view-own',
    label: t`See the dashboard as yourself again`,
    group: t`View as`,
    icon: <IconEye />,
    run: () => void viewAs(user, undefined),
  }
  const settings = [
    ...(scheme === 'dark'
      ? []
      : [{ id: 'dark', label: t`Dark`, icon: <IconMoon />, run: () => setScheme('dark') }]),
    ...(scheme === 'light'
      ? []
      : [{ id: 'light', label: t`Light`, icon: <IconSun />, run: () => setScheme('light') }]),
  ].map((command): Command => ({ ...command, group: t`Appearance` }))
  const languages = locales
    .filter(({ code }) => code !== locale)
    .map(({ code, name }): Command => ({
      id: code,
      label: name,
      group: t`Language`,
      icon: <IconLanguage />,
      run: () => chooseLocale(code),
    }))

  return (
    <OpenCommands value={setOpen}>
      {children}
      {goTo.map(
        (command) => command.keys && <GoToKeys key={command.id} command={command} keys={command.keys} />,
      )}
      <ShortcutsSheet isOpen={open === 'shortcuts'} onClose={close} />
      <CommandPalette
        isOpen={open === 'palette'}
        onClose={close}
        selection={shortcuts[0]?.selection}
        commands={[...fromShortcuts, ...goTo, ...(seen ? [leave] : []), ...views, ...settings, ...languages]}
      />
    </OpenCommands>
  )
}

function GoToKeys({ command: { id, label, group, run }, keys }: { command: Command; keys: string }) {
  useShortcut({ id, label, group, run, keys })
  return null
}

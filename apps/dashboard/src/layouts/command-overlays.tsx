import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, lazyPart, useUser, useViewAs, viewableRoles, viewedRole } from '@replybay/feature-kit'
import { locales } from '@replybay/i18n'
import { type Command, CommandPalette, useColorScheme, useShortcutList } from '@replybay/ui-kit'
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
import { entryTarget } from './entry-target.ts'
import type { GuardedEntry } from './guarded-entries.ts'
import { roleNames } from './role-names.ts'
import { useGuardWords } from './use-guard-words.ts'
import { useLanguageChoice } from './use-language-choice.ts'
import { useAskWhy } from './why-locked.tsx'

const ShortcutsSheet = lazyPart(async () => (await import('./shortcuts-sheet.tsx')).ShortcutsSheet)

interface CommandOverlaysProps {
  /** The menu's entries, open or locked. */
  entries: readonly GuardedEntry[]
  open: 'palette' | 'shortcuts' | undefined
  onClose: () => void
}

/** The palette with all that can be done, and the sheet of shortcuts. */
export function CommandOverlays({ entries, open, onClose }: CommandOverlaysProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { scheme, setScheme } = useColorScheme()
  const { locale, chooseLocale } = useLanguageChoice()
  const user = useUser()
  const viewAs = useViewAs()
  const words = useGuardWords()
  const askWhy = useAskWhy()
  // What was open stays in the document: it gives the focus back when it closes.
  const [hadShortcuts, setHadShortcuts] = useState(false)
  if (open === 'shortcuts' && !hadShortcuts) setHadShortcuts(true)
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
    <>
      <LazyBoundary>
        {hadShortcuts && <ShortcutsSheet isOpen={open === 'shortcuts'} onClose={onClose} />}
      </LazyBoundary>
      <CommandPalette
        isOpen={open === 'palette'}
        onClose={onClose}
        selection={shortcuts[0]?.selection}
        commands={[...fromShortcuts, ...goTo, ...(seen ? [leave] : []), ...views, ...settings, ...languages]}
      />
    </>
  )
}

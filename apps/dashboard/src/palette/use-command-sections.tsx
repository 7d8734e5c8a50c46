import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import {
  type Command,
  type PaletteSection,
  type Shortcut,
  useShortcutList,
  useWorkingKeys,
} from '@replybay/ui-kit'
import { IconKeyboard, IconLock } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { entryTarget } from '../layouts/entry-target.ts'
import { isSettingsGroup } from '../layouts/guarded-entries.ts'
import { useGuardWords } from '../layouts/use-guard-words.ts'
import type { MenuEntry } from '../layouts/use-menu.ts'
import { useAskWhy } from '../layouts/why-locked.tsx'
import { useLookSections } from './use-look-sections.tsx'

interface CommandSections {
  /** What the first commands act on: what is selected, else what is open. */
  target: { label: string; isPerson: boolean } | undefined
  sections: PaletteSection[]
}

/**
 * All that one can do here, and all places that one can go to.
 * @param hasLeft What is selected or open was left: what acts on it is not there.
 */
export function useCommandSections(
  entries: readonly MenuEntry[],
  { words, hasLeft }: { words: string; hasLeft: boolean },
): CommandSections {
  const { t } = useLingui()
  const shortcuts = useShortcutList().filter(({ id }) => id !== 'palette')
  const selection = hasLeft ? undefined : shortcuts.find((each) => each.selection)?.selection
  const subject = hasLeft ? undefined : shortcuts.find((each) => each.subject)?.subject
  const toCommand = useShortcutCommand()
  const toPlace = usePlaceCommand(shortcuts)
  const looks = useLookSections()

  const chosen = shortcuts.filter((each) => selection !== undefined && each.selection !== undefined)
  // Their keys act on what is selected.
  const open = shortcuts.filter(
    (each) => chosen.length === 0 && subject !== undefined && each.subject !== undefined,
  )
  const others = shortcuts.filter(
    ({ id, selection: of, subject: about }) =>
      of === undefined && about === undefined && !id.startsWith('go-'),
  )
  const ordered = inOrder(others, words)
  // What has to be done soon comes before all places.
  const urgent = ordered.filter(({ clock }) => clock !== undefined)
  const rest = ordered.filter(({ clock }) => clock === undefined)
  const places = entries.filter(({ entry }) => !isSettingsGroup(entry.section))
  const anywhere = [
    ...urgent.map(toCommand),
    ...places.filter(({ entry }) => entry.keys).map(toPlace),
    ...rest.map(toCommand),
    ...places.filter(({ entry }) => !entry.keys).map(toPlace),
  ]
  const settings = entries.filter(({ entry }) => isSettingsGroup(entry.section))
  const label = selection ?? subject
  return {
    target: label === undefined ? undefined : { label, isPerson: selection === undefined },
    sections: [
      { id: 'selected', title: selection, commands: chosen.map(toCommand) },
      { id: 'open', title: open[0]?.group, commands: inOrder(open, words).map(toCommand) },
      { id: 'anywhere', title: t`Anywhere`, commands: anywhere },
      { id: 'settings', title: t`Settings`, commands: settings.map(toPlace) },
      ...looks,
    ],
  }
}

/** In the order of their use. Those without a place are there once one searches. */
function inOrder(shortcuts: readonly Shortcut[], words: string): Shortcut[] {
  return shortcuts
    .filter(({ place }) => words !== '' || place !== undefined)
    .toSorted((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || 0)
}

function useShortcutCommand(): (shortcut: Shortcut) => Command {
  const keysOf = useWorkingKeys()
  return (shortcut) => {
    const { id, label, detail, keywords, icon: Icon = IconKeyboard, isDanger, clock, step, run } = shortcut
    return { id, label, detail, keywords, icon: <Icon />, keys: keysOf(shortcut), isDanger, clock, step, run }
  }
}

/** A place of the menu: open, or locked with the words why. */
function usePlaceCommand(shortcuts: readonly Shortcut[]): (place: MenuEntry) => Command {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const navigate = useNavigate()
  const askWhy = useAskWhy()
  const wordGuard = useGuardWords()
  const keysOf = useWorkingKeys()
  return ({ entry, guard, count }) => {
    const id = `go-${entry.id}`
    const name = i18n._(entry.shortLabel ?? entry.label)
    const label = isSettingsGroup(entry.section) ? name : t`Go to ${name}`
    // What the menu calls it finds it too.
    const shared = { id, label, keywords: i18n._(entry.label) }
    if (guard) {
      const run = () => askWhy({ entry, guard })
      return { ...shared, icon: <IconLock />, detail: wordGuard(guard).title, run }
    }
    const shortcut = shortcuts.find((each) => each.id === id)
    return {
      ...shared,
      icon: <entry.icon />,
      detail: count ? formats.number(count) : undefined,
      keys: shortcut && keysOf(shortcut),
      run: () => void navigate(entryTarget(entry)),
    }
  }
}

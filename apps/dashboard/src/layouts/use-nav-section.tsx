import { useLingui } from '@lingui/react/macro'
import type { NavSectionEntry } from '@replybay/ui-kit'
import { Link } from '@tanstack/react-router'
import { entryTarget } from './entry-target.ts'
import type { MenuSection } from './use-menu.ts'
import { useSectionLabels } from './use-section-labels.ts'
import { useGuardWords } from './use-guard-words.ts'
import { useAskWhy } from './why-locked.tsx'

/** An entry is current only where its whole address is: views of one route differ in the search alone. */
const wholeAddress = { exact: true, includeSearch: true } as const

/** A group of the menu as the frame draws it: open entries are links, locked ones say why when they are asked. */
export function useNavSection(): (group: MenuSection) => NavSectionEntry {
  const { i18n } = useLingui()
  const labels = useSectionLabels()
  const words = useGuardWords()
  const askWhy = useAskWhy()
  return ({ section, entries }) => ({
    key: section,
    label: labels[section],
    items: entries.map(({ entry, guard, count, isSelected }) => ({
      key: entry.id,
      label: i18n._(entry.label),
      shortLabel: entry.shortLabel && i18n._(entry.shortLabel),
      icon: <entry.icon aria-hidden />,
      count,
      selected: isSelected,
      isAloneInRail: entry.isAloneInRail,
      ...(guard && { locked: words(guard).title }),
      renderLink: (props) =>
        guard ? (
          <button type="button" {...props} onClick={() => askWhy({ entry, guard })} />
        ) : (
          <Link {...entryTarget(entry)} activeOptions={wholeAddress} {...props} />
        ),
    })),
  })
}

import type { NavigationEntry } from '@replybay/feature-kit'

interface NamedPages {
  /** Of the group of the menu. */
  label: string
  /** Of its entries, in the order of the menu. */
  names: string[]
  /** Whether they are all that the group has. */
  isWhole: boolean
}

/**
 * Names some of the menu's entries by their groups.
 * @param labelOf The name of the group that an entry is in; entries without one are left out.
 */
export function namePages(
  all: readonly NavigationEntry[],
  isNamed: (entry: NavigationEntry) => boolean,
  labelOf: (entry: NavigationEntry) => string | undefined,
  nameOf: (entry: NavigationEntry) => string,
): NamedPages[] {
  return [...Map.groupBy(all, labelOf)].flatMap(([label, entries]) => {
    const named = entries.filter(isNamed)
    if (label === undefined || named.length === 0) return []
    return { label, names: named.map(nameOf), isWhole: named.length === entries.length }
  })
}

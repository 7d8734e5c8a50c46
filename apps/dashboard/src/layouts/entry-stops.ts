import {
  type Access,
  type Feature,
  firstStop,
  type GuardName,
  guardsOf,
  type NavigationEntry,
  type NavigationSection,
} from '@replybay/feature-kit'

export interface EntryStop {
  entry: NavigationEntry
  /** Nothing where the page is open. */
  stop: GuardName | undefined
}

/** The groups of the menu, in its order. */
export const sections: readonly NavigationSection[] = ['tickets', 'agents', 'warehouse', 'insights']

/**
 * Every entry in the order of the menu, with the guard that keeps somebody from its page: the page's own guards say.
 */
export function entryStops(features: readonly Feature[], access: Access | undefined): EntryStop[] {
  const entries = features.flatMap(({ navigation }) => navigation)
  return sections
    .flatMap((section) => entries.filter((entry) => entry.section === section))
    .map((entry) => ({
      entry,
      stop: firstStop(guardsOf(entry.route), { access, path: entry.route.fullPath }),
    }))
}

import {
  type Access,
  type Feature,
  firstStop,
  type GuardName,
  guardsOf,
  type NavigationEntry,
} from '@replybay/feature-kit'

interface EntryStop {
  entry: NavigationEntry
  /** Nothing where the page is open. */
  stop: GuardName | undefined
}

/** Every entry of the menu, with the guard that keeps somebody from its page: the page's own guards say. */
export function entryStops(features: readonly Feature[], access: Access | undefined): EntryStop[] {
  return features
    .flatMap(({ navigation }) => navigation)
    .map((entry) => ({
      entry,
      stop: firstStop(guardsOf(entry.route), { access, path: entry.route.fullPath }),
    }))
}

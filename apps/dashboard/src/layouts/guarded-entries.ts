import {
  type Access,
  type Feature,
  blockingGuard,
  type GuardName,
  guardsOf,
  type NavigationEntry,
  type NavigationSection,
  type SettingsGroup,
} from '@replybay/feature-kit'

export interface GuardedEntry {
  entry: NavigationEntry
  /** Nothing where the page is open. */
  guard: GuardName | undefined
}

/** The groups of the menu, in its order. */
export const sections = ['tickets', 'agents', 'warehouse', 'insights'] as const

/** The groups of the settings, in the order of their own menu. */
export const settingsGroups = ['you', 'company', 'subscription'] as const

export function isSettingsGroup(section: NavigationSection): section is SettingsGroup {
  return settingsGroups.some((group) => group === section)
}

/**
 * Every entry in the order of the menu, the settings last, with the guard that keeps somebody from its page: the
 * page's own guards say.
 */
export function guardedEntries(features: readonly Feature[], access: Access | undefined): GuardedEntry[] {
  const entries = features.flatMap(({ navigation }) => navigation)
  return [...sections, ...settingsGroups]
    .flatMap((section) => entries.filter((entry) => entry.section === section))
    .map((entry) => ({
      entry,
      guard: blockingGuard(guardsOf(entry.route), { access, path: entry.route.fullPath }),
    }))
}

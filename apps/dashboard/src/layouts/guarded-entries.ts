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
 * page's own guards say. What waits for a subscription waits for that first, whatever else it lacks.
 */
export function guardedEntries(features: readonly Feature[], access: Access | undefined): GuardedEntry[] {
  const entries = features
    .flatMap(({ navigation }) => navigation)
    .filter(({ isFor }) => !access || !isFor || isFor(access))
  return [...sections, ...settingsGroups]
    .flatMap((section) => entries.filter((entry) => entry.section === section))
    .map((entry) => ({
      entry,
      guard: guardOf(entry, access),
    }))
}

/** The settings that are open, in the order of their menu. */
export function openSettings(features: readonly Feature[], access: Access | undefined): NavigationEntry[] {
  return guardedEntries(features, access).flatMap(({ entry, guard }) =>
    isSettingsGroup(entry.section) && !guard ? [entry] : [],
  )
}

function guardOf({ route }: NavigationEntry, access: Access | undefined): GuardName | undefined {
  const guards = guardsOf(route)
  const request = { access, path: route.fullPath }
  const first = guards.filter((guard) => guard === 'no-subscribed')
  return blockingGuard(first, request) ?? blockingGuard(guards, request)
}

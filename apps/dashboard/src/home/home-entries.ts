import {
  type Access,
  type Feature,
  blockingGuard,
  type GuardName,
  type NavigationEntry,
} from '@replybay/feature-kit'
import { type GuardedEntry, guardedEntries, isSettingsGroup } from '../layouts/guarded-entries.ts'

/** The page that / leads on to: the first of the warehouse, for who may use that alone. @see specification §2 */
export function firstOfWarehouse(features: readonly Feature[], access: Access): NavigationEntry | undefined {
  return isOfWarehouse(access) ? homeEntries(features, access).find(({ guard }) => !guard)?.entry : undefined
}

/** What keeps somebody from every page that there is beside the settings; nothing where one is open, or their rights offer none. */
export function homeGuard(features: readonly Feature[], access: Access): GuardName | undefined {
  const entries = homeEntries(features, access)
  return entries.some(({ guard }) => !guard) ? undefined : entries[0]?.guard
}

/** Who may use the warehouse alone has its pages; who may use nothing of either has none. */
function homeEntries(features: readonly Feature[], access: Access): GuardedEntry[] {
  const entries = guardedEntries(features, access)
  if (isOfWarehouse(access)) return entries.filter(({ entry }) => entry.section === 'warehouse')
  return access.may.main ? entries.filter(({ entry }) => !isSettingsGroup(entry.section)) : []
}

function isOfWarehouse(access: Access): boolean {
  return blockingGuard(['no-main-platform-access'], { access, path: '/' }) !== undefined
}

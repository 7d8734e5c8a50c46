import {
  type Access,
  type Feature,
  firstStop,
  type GuardName,
  type NavigationEntry,
} from '@replybay/feature-kit'
import { type EntryStop, entryStops, isSettingsGroup } from '../layouts/entry-stops.ts'

/** The page that / leads on to: the first of the warehouse, for who may use that alone. @see specification §2 */
export function firstOfWarehouse(features: readonly Feature[], access: Access): NavigationEntry | undefined {
  return isOfWarehouse(access) ? homeEntries(features, access).find(({ stop }) => !stop)?.entry : undefined
}

/** What keeps somebody from every page that there is beside the settings; nothing where one is open, or their rights offer none. */
export function homeStop(features: readonly Feature[], access: Access): GuardName | undefined {
  const entries = homeEntries(features, access)
  return entries.some(({ stop }) => !stop) ? undefined : entries[0]?.stop
}

/** Who may use the warehouse alone has its pages; who may use nothing of either has none. */
function homeEntries(features: readonly Feature[], access: Access): EntryStop[] {
  const entries = entryStops(features, access)
  if (isOfWarehouse(access)) return entries.filter(({ entry }) => entry.section === 'warehouse')
  return access.may.main ? entries.filter(({ entry }) => !isSettingsGroup(entry.section)) : []
}

function isOfWarehouse(access: Access): boolean {
  return firstStop(['no-main-platform-access'], { access, path: '/' }) !== undefined
}

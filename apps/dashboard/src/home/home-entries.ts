import {
  type Access,
  type Feature,
  firstStop,
  type GuardName,
  type NavigationEntry,
} from '@replybay/feature-kit'
import { type EntryStop, entryStops, isSettingsGroup } from '../layouts/entry-stops.ts'

/** The page that / leads somebody to: the first of the menu that is open to them. @see specification §2 */
export function firstOpen(features: readonly Feature[], access: Access): NavigationEntry | undefined {
  return homeEntries(features, access).find(({ stop }) => !stop)?.entry
}

/** What keeps somebody from the page that / would lead them to; nothing where their rights offer them none. */
export function homeStop(features: readonly Feature[], access: Access): GuardName | undefined {
  return homeEntries(features, access)[0]?.stop
}

/** Who may use the warehouse alone starts in it; who may use nothing of either starts nowhere. */
function homeEntries(features: readonly Feature[], access: Access): EntryStop[] {
  const entries = entryStops(features, access)
  if (firstStop(['no-main-platform-access'], { access, path: '/' })) {
    return entries.filter(({ entry }) => entry.section === 'warehouse')
  }
  return access.may.main ? entries.filter(({ entry }) => !isSettingsGroup(entry.section)) : []
}

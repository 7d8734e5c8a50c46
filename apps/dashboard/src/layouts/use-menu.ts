import {
  type NavigationEntry,
  type NavigationSection,
  useAccess,
  useCurrentWeb,
  useUser,
} from '@replybay/feature-kit'
import { useQueries } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { features } from '../features.ts'
import { homeEntry } from '../home/home-entry.ts'
import { entryStops, sections, settingsGroups } from './entry-stops.ts'

interface MenuEntry {
  entry: NavigationEntry
  /** Absent where nothing is counted, null while it is unknown. */
  count: number | null | undefined
  isSelected: boolean
}

export interface MenuSection {
  section: NavigationSection
  entries: MenuEntry[]
}

/** The menu and the settings: sections with their entries, the counts beside them, and where one is. */
export function useMenu(): MenuSection[] {
  const user = useUser()
  const webId = useCurrentWeb()
  const access = useAccess()
  const open = entryStops(features, access).flatMap(({ entry, stop }) => (stop ? [] : [entry]))
  // Who may use the warehouse alone has their home there.
  const entries = access?.may.main ? [homeEntry, ...open] : open
  const { pathname, search } = useLocation()
  const counted = entries.flatMap((entry) => {
    const query = entry.count?.(user, webId)
    return query ? [{ id: entry.id, query }] : []
  })
  const results = useQueries({ queries: counted.map(({ query }) => query) })
  const counts = new Map(counted.map(({ id }, index) => [id, results[index]?.data ?? null]))
  const channel = 'channel' in search ? search.channel : undefined

  const shown = entries.map((entry) => ({
    entry,
    count: counts.get(entry.id),
    isSelected: entry.route.fullPath === pathname && entry.search?.['channel'] === channel,
  }))
  return (['home', ...sections, ...settingsGroups] as const)
    .map((section) => ({ section, entries: shown.filter(({ entry }) => entry.section === section) }))
    .filter((group) => group.entries.length > 0)
}

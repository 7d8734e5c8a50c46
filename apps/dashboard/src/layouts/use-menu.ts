import { type NavigationEntry, type NavigationSection, useAccess, useUser } from '@replybay/feature-kit'
import { useQueries } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { features } from '../features.ts'
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
  const entries = entryStops(features, useAccess()).flatMap(({ entry, stop }) => (stop ? [] : [entry]))
  const { pathname, search } = useLocation()
  const counted = entries.flatMap((entry) => {
    const query = entry.count?.(user)
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
  return [...sections, ...settingsGroups]
    .map((section) => ({ section, entries: shown.filter(({ entry }) => entry.section === section) }))
    .filter((group) => group.entries.length > 0)
}

import {
  type GuardName,
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
import { guardedEntries, isSettingsGroup, sections, settingsGroups } from './guarded-entries.ts'

export interface MenuEntry {
  entry: NavigationEntry
  /** What keeps the person from it; nothing where it is open. */
  guard: GuardName | undefined
  /** Absent where nothing is counted, null while it is unknown. */
  count: number | null | undefined
  isSelected: boolean
}

export interface MenuSection {
  section: NavigationSection
  entries: MenuEntry[]
}

/** The menu and the settings: sections with their entries, open or locked, the counts beside them, and where one is. */
export function useMenu(): MenuSection[] {
  const user = useUser()
  const webId = useCurrentWeb()
  const access = useAccess()
  const { pathname, search } = useLocation()
  // Who may use the warehouse alone has their home there.
  const home = access?.may.main ? [{ entry: homeEntry, guard: undefined }] : []
  const entries = [...home, ...guardedEntries(features, access)]
  const counted = entries.flatMap(({ entry, guard }) => {
    const query = guard ? undefined : entry.count?.(user, webId)
    return query ? [{ id: entry.id, query }] : []
  })
  const results = useQueries({ queries: counted.map(({ query }) => query) })
  const counts = new Map(counted.map(({ id }, index) => [id, results[index]?.data ?? null]))
  const current =
    entries.find(({ entry }) => entry.route.fullPath === pathname && isView(entry, search)) ??
    entries.find(({ entry }) => isOfArea(entry, pathname))
  const shown = entries.map(({ entry, guard }) => ({
    entry,
    guard,
    count: counts.get(entry.id),
    isSelected: entry === current?.entry,
  }))
  return (['home', ...sections, ...settingsGroups] as const)
    .map((section) => ({ section, entries: shown.filter(({ entry }) => entry.section === section) }))
    .filter((group) => group.entries.length > 0)
}

/** The search params by which entries tell the views of one route apart. */
const viewParams = ['channel', 'section'] as const

/** Whether the address shows the view of its route that an entry is. */
function isView({ search: own }: NavigationEntry, search: Readonly<Record<string, unknown>>): boolean {
  return viewParams.every((param) => own?.[param] === search[param])
}

/** Whether a page that is no entry itself is of an entry's area, as all of `/knowledge`. */
function isOfArea({ route, section }: NavigationEntry, pathname: string): boolean {
  const [, area] = route.fullPath.split('/')
  return Boolean(area) && !isSettingsGroup(section) && pathname.split('/')[1] === area
}

/** The sections without what is locked, and without those of which nothing is left. */
export function openOnly(menu: readonly MenuSection[]): MenuSection[] {
  return keep(menu, ({ guard }) => !guard)
}

/** As `openOnly`, but with what waits for a subscription alone: it keeps its place, its lock and its reason. */
export function withoutClosed(menu: readonly MenuSection[]): MenuSection[] {
  return keep(menu, ({ guard }) => !guard || guard === 'no-subscribed')
}

function keep(menu: readonly MenuSection[], isKept: (entry: MenuEntry) => boolean): MenuSection[] {
  return menu
    .map(({ section, entries }) => ({ section, entries: entries.filter(isKept) }))
    .filter(({ entries }) => entries.length > 0)
}

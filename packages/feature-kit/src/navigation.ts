import type { MessageDescriptor } from '@lingui/core'
import type { User } from '@replybay/api-client'
import type { DataTag, QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { AnyRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Access } from './access.ts'

/** Groups of the menu, in the order in which they stand; then those of the settings, which have a menu of their own. */
export type NavigationSection = 'home' | 'tickets' | 'agents' | 'warehouse' | 'insights' | SettingsGroup

export type SettingsGroup = 'you' | 'company' | 'subscription'

/** A number beside an entry, kept up to date by the query that yields it. */
export type NavigationCount = UseQueryOptions<unknown, Error, number>

/** One place in the menu. Who may see it, its route says. */
export interface NavigationEntry {
  /** Unique among all entries. */
  id: string
  section: NavigationSection
  label: MessageDescriptor
  /** For the bar of a phone, where there is room for one word. @default label */
  shortLabel?: MessageDescriptor
  /** Whether it stands in the bar of a phone, where there is room for four. @default false */
  inBottomBar?: boolean
  /** Whether it has an icon of its own where the menu is a rail, beside its group's. @default false */
  isAloneInRail?: boolean
  icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  route: AnyRoute
  /** Whether the menu names it at all, where its route stops nobody: a page says itself why it is closed. @default to everybody */
  isFor?: (access: Access) => boolean
  /** Search params that the entry presets; with them an entry is one view of its route. */
  search?: Readonly<Record<string, string>>
  /** The keys that go there, such as `g t`. */
  keys?: string
  /** The number beside it, of the web that the person works on; nothing where this backend can't tell. */
  count?: (user: User, webId: string | undefined) => NavigationCount | undefined
}

/** A number read from a query's data. */
export function countQuery<Data>(
  options: { queryKey: DataTag<QueryKey, Data, Error>; refetchInterval: number | (() => number) },
  count: (data: Data) => number,
): NavigationCount {
  // The menu reads only the number: what the query holds is known here and nowhere else.
  return { ...options, select: count } as unknown as NavigationCount
}

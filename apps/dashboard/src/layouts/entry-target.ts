import type { NavigationEntry } from '@replybay/feature-kit'
import type { LinkProps } from '@tanstack/react-router'

/** Where a menu entry leads. */
export function entryTarget({ route, search }: NavigationEntry): Pick<LinkProps, 'to' | 'search'> {
  // The entry holds its own route, so the path exists; and a route leaves out search params that don't fit.
  return { to: route.fullPath, search: { ...search } } as Pick<LinkProps, 'to' | 'search'>
}

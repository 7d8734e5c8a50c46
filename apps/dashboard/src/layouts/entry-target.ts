import type { NavigationEntry } from '@replybay/feature-kit'
import type { AnyRoute, LinkProps } from '@tanstack/react-router'

/** Where a menu entry leads. */
export function entryTarget({ route, search }: NavigationEntry): Pick<LinkProps, 'to' | 'search'> {
  // The entry holds its own route, so the path exists; and a route leaves out search params that don't fit.
  return { to: route.fullPath, search: { ...search } } as Pick<LinkProps, 'to' | 'search'>
}

/** A page that a feature names by its route. */
export function pageTarget({ fullPath }: AnyRoute): Pick<LinkProps, 'to'> {
  // The route is one of the router's, so the path exists.
  return { to: fullPath } as Pick<LinkProps, 'to'>
}

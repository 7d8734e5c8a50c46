import { bareLayoutRoute, defaultLayoutRoute, warehouseLayoutRoute } from '@replybay/feature-kit'
import type { AnyRoute } from '@tanstack/react-router'
import type { DocumentedRoute } from './documented-routes.ts'

const layouts = new Map<AnyRoute, DocumentedRoute['layout']>([
  [defaultLayoutRoute, 'default'],
  [warehouseLayoutRoute, 'warehouse'],
  [bareLayoutRoute, 'none'],
])

/** The layout that a page stands in. @throws where it stands in none of the anchors */
export function layoutOf(route: AnyRoute): DocumentedRoute['layout'] {
  for (let above: AnyRoute | undefined = route.parentRoute; above; above = above.parentRoute) {
    const layout = layouts.get(above)
    if (layout) return layout
  }
  throw new Error(`${route.fullPath} stands in no layout.`)
}

/**
 * What only signed-in people see: all features but their entries. It is one chunk, which nothing but `mountSignedIn` of
 * the shell imports.
 */
import { bareLayoutRoute, defaultLayoutRoute, rootRoute, warehouseLayoutRoute } from '@replybay/feature-kit'
import { lazyRouteComponent } from '@tanstack/react-router'
import { accountEntry } from './entry-features.ts'
import { accountFeature, features, supportTicketsFeature } from './features.ts'
import { homeRoute } from './home/home-route.ts'
import type { DashboardRouter } from './router.ts'

/** Mounts every feature's routes beside those of the entries. */
export function mountSignedInRoutes(router: DashboardRouter): void {
  addSignedInRoutes()
  // The tree is the same object as before: the router has to look at it anew.
  router.setRoutes(router.buildRouteTree())
}

/** Adds every feature's routes to their layouts. */
export function addSignedInRoutes() {
  defaultLayoutRoute.update({
    component: lazyRouteComponent(() => import('./layouts/default-layout.tsx'), 'DefaultLayout'),
  })
  warehouseLayoutRoute.update({
    component: lazyRouteComponent(() => import('./layouts/warehouse-layout.tsx'), 'WarehouseLayout'),
  })
  return rootRoute.addChildren({
    default: defaultLayoutRoute.addChildren({
      homeRoute,
      ...accountFeature.routes.default,
      ...supportTicketsFeature.routes.default,
    }),
    warehouse: warehouseLayoutRoute.addChildren({}),
    bare: bareLayoutRoute.addChildren({ ...accountEntry.routes.bare }),
  })
}

/** The texts of all features. */
export const signedInCatalogues = features.map((feature) => feature.loadMessages)

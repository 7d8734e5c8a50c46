/**
 * What only signed-in people see: all features but their entries. It is one chunk, which nothing but `mountSignedIn` of
 * the shell imports.
 */
import {
  defaultLayoutRoute,
  type Feature,
  type FeatureRoutes,
  rootRoute,
  warehouseLayoutRoute,
} from '@replybay/feature-kit'
import type { User } from '@replybay/api-client'
import { listDrafts } from '@replybay/sync'
import { lazyRouteComponent } from '@tanstack/react-router'
import { addBareRoutes } from './entry-features.ts'
import { features } from './features.ts'
import { homeRoute } from './home/home-route.ts'
import { DefaultLayout } from './layouts/default-layout.tsx'
import { loadFrameMessages } from './signed-in-messages.ts'
import type { DashboardRouter } from './router.ts'
import { followRights } from './session/follow-rights.ts'

/** What the sign-in page is told of the person whose session ended. */
export function signInState(user: User | undefined) {
  return { email: user?.email, hasDraft: user && listDrafts(user._id).length > 0 }
}

/** Mounts every feature's routes beside those of the entries. */
export function mountSignedInRoutes(router: DashboardRouter): void {
  addSignedInRoutes()
  // The tree is the same object as before: the router has to look at it anew.
  router.setRoutes(router.buildRouteTree())
  const { queryClient, session } = router.options.context
  followRights(queryClient, { now: () => session.now(), onChange: () => void router.invalidate() })
}

/** Adds every feature's routes to their layouts. */
export function addSignedInRoutes() {
  // Of this chunk: hardly anybody who signs in is without it.
  defaultLayoutRoute.update({ component: DefaultLayout })
  warehouseLayoutRoute.update({
    component: lazyRouteComponent(() => import('./layouts/warehouse-layout.tsx'), 'WarehouseLayout'),
  })
  return rootRoute.addChildren({
    default: defaultLayoutRoute.addChildren([homeRoute, ...routesIn('default')]),
    warehouse: warehouseLayoutRoute.addChildren(routesIn('warehouse')),
    bare: addBareRoutes(),
  })
}

type RoutesOf<Listed> = Listed extends { routes: infer Routes } ? Routes : never
type RouteIn<Layout, Routes = RoutesOf<(typeof features)[number]>> =
  Routes extends Record<Layout & string, infer Own> ? Own[keyof Own] : never

/** Every feature's routes of a layout. */
function routesIn<Layout extends keyof FeatureRoutes>(layout: Layout): RouteIn<Layout>[] {
  const routes = features.flatMap((feature: Feature) => Object.values(feature.routes[layout] ?? {}))
  // Sound: the same routes, each with the type that its feature gives it. What links to them is checked by it.
  return routes as unknown as RouteIn<Layout>[]
}

/** The texts of the shell, and of what features show on every page. Those of their pages come with these. */
export const frameCatalogues = [loadFrameMessages, ...features.map(({ texts }) => texts.frame)]

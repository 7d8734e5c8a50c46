import {
  bareLayoutRoute,
  defaultLayoutRoute,
  rootRoute,
  type RouterContext,
  warehouseLayoutRoute,
} from '@replybay/feature-kit'
import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { ErrorScreen } from './errors/error-screen.tsx'
import { NotFoundScreen } from './errors/not-found-screen.tsx'
import { Splash } from './layouts/splash.tsx'
import { accountFeature, supportTicketsFeature } from './features.ts'
import { homeRoute } from './home/home-route.ts'

/** The one router, with every feature's routes mounted in their layouts. */
export function createDashboardRouter(context: RouterContext) {
  defaultLayoutRoute.update({
    component: lazyRouteComponent(() => import('./layouts/default-layout.tsx'), 'DefaultLayout'),
  })
  warehouseLayoutRoute.update({
    component: lazyRouteComponent(() => import('./layouts/warehouse-layout.tsx'), 'WarehouseLayout'),
  })
  const routeTree = rootRoute.addChildren({
    default: defaultLayoutRoute.addChildren({
      homeRoute,
      ...accountFeature.routes.default,
      ...supportTicketsFeature.routes.default,
    }),
    warehouse: warehouseLayoutRoute.addChildren({}),
    bare: bareLayoutRoute.addChildren({ ...accountFeature.routes.bare }),
  })
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingComponent: Splash,
    defaultPendingMs: 150,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createDashboardRouter>
  }
}

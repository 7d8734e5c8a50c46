import { rootRoute, type RouterContext } from '@replybay/feature-kit'
import { createRouter, type Router } from '@tanstack/react-router'
import { addBareRoutes } from './entry-features.ts'
import { ErrorScreen } from './errors/error-screen.tsx'
import { NotFound } from './errors/not-found.tsx'
import { Splash } from './layouts/splash.tsx'
import type { addSignedInRoutes } from './signed-in.ts'

/** As it is once somebody has signed in: what links and guards are checked against. */
export type DashboardRouter = Router<ReturnType<typeof addSignedInRoutes>>

/** The one router. It begins with the pages without a layout; the others are mounted when somebody is signed in. */
export function createDashboardRouter(context: RouterContext): DashboardRouter {
  const router = createRouter({
    routeTree: rootRoute.addChildren({
      bare: addBareRoutes(),
    }),
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // The scroller outlives its pages: the router would give the position on one of them to the next.
    scrollToTopSelectors: ['[data-settings-scroller]'],
    defaultPendingComponent: Splash,
    // What is shown stays until the next page is there; only a slow one shows that it is on its way, no longer than it is.
    defaultPendingMs: 600,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
  })
  // Sound: the other routes are added to this very tree before any of them is gone to.
  return router as unknown as DashboardRouter
}

declare module '@tanstack/react-router' {
  interface Register {
    router: DashboardRouter
  }
}

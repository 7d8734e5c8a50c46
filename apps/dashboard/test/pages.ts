import { createApi, createQueryClient } from '@replybay/api-client'
import { guardsAt, guardsOf, rootRoute } from '@replybay/feature-kit'
import type { AnyRoute } from '@tanstack/react-router'
import { createDashboardRouter } from '../src/router.ts'
import { mountSignedInRoutes } from '../src/signed-in.ts'
import { layoutOf } from './layout-of.ts'

const ignore = () => undefined
const session = {
  token: ignore,
  canStart: () => true,
  start: ignore,
  end: () => Promise.resolve(),
  user: () => Promise.resolve(undefined),
  now: Date.now,
}
const api = createApi({ token: ignore, onToken: ignore, onUnauthorized: ignore })

/** The dashboard's own router, with nobody signed in. */
const router = createDashboardRouter({
  queryClient: createQueryClient({ api }),
  session,
  guardsAt: ignore,
  loadMessages: () => Promise.resolve(),
  addMessages: () => Promise.resolve(),
})

mountSignedInRoutes(router)

/** The guards of the page that the dashboard has at an address. */
export const guardsOfPage = (href: string) => guardsAt(router, href)

/** Every page that the dashboard has. */
export const pages = Object.values<AnyRoute>(router.routesById)
  .filter((route) => route.id !== rootRoute.id && route.path !== undefined)
  .map((route) => ({
    path: route.fullPath as string,
    layout: layoutOf(route),
    guards: guardsOf(route),
    route,
  }))

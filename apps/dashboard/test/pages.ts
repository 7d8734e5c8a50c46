import { createApi, createQueryClient } from '@replybay/api-client'
import { guardsOf, rootRoute } from '@replybay/feature-kit'
import { createDashboardRouter } from '../src/router.ts'

const ignore = () => undefined
const session = {
  token: ignore,
  start: ignore,
  end: ignore,
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
})

/** Every page that the dashboard has. */
export const pages = Object.values(router.routesById)
  .filter((route) => route.id !== rootRoute.id && route.path !== undefined)
  .map((route) => ({
    path: route.fullPath as string,
    layout: layoutOf(route.id),
    guards: guardsOf(route),
  }))

function layoutOf(id: string): 'default' | 'warehouse' | 'none' {
  if (id.startsWith('/bare')) return 'none'
  return id.startsWith('/warehouse/') ? 'warehouse' : 'default'
}

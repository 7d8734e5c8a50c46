import { createApi, createQueryClient, type User, userQueries } from '@replybay/api-client'
import {
  countTickets,
  getUserInfo,
  getWebInfo,
  listIntegrations,
  listSupports,
  listTickets,
  streamChanges,
} from '@replybay/api-client/operations'
import {
  defaultLayoutRoute,
  type FeatureRoutes,
  guardsAt,
  SessionProvider,
  warehouseLayoutRoute,
} from '@replybay/feature-kit'
import type { LoadMessages } from '@replybay/i18n'
import { aUser, handle, loadTestMessages } from '@replybay/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRoute, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createDashboardRouter } from '../src/router.ts'
import { mountSignedInRoutes } from '../src/signed-in.ts'

/** What the dashboard's parts are given, with a person signed in, or nobody. */
export function createContext(user: User | undefined) {
  const token = () => user && 'a-token'
  const ignore = () => undefined
  const api = createApi({ token, onToken: ignore, onUnauthorized: ignore })
  const queryClient = createQueryClient({ api })
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const asked: string[] = []
  const session = {
    token,
    canStart: () => true,
    start: ignore,
    end: () => Promise.resolve(),
    now: Date.now,
    user: () => {
      asked.push('user')
      return user ? queryClient.ensureQueryData(userQueries.info()) : Promise.resolve(undefined)
    },
  }
  return {
    queryClient,
    session,
    asked,
    loadMessages: () => Promise.resolve(),
    addMessages: (texts: readonly LoadMessages[]) => loadTestMessages(...texts),
  }
}

/** What a server says of a company in which nothing has happened yet. */
export const quietServer = (user: User = aUser()) => [
  handle(getUserInfo, () => ({ data: { user } })),
  handle(listTickets, () => ({ data: { tickets: [] } })),
  handle(countTickets, () => ({ data: { counts: {} } })),
  handle(getWebInfo, ({ params }) => ({ data: { web: { _id: params.id } } })),
  handle(listSupports, () => ({ data: { supports: [] } })),
  handle(listIntegrations, () => ({
    data: [
      { _id: 'shop', kind: 'shopify', state: 'connected' as const },
      { _id: 'bot', kind: 'telegram', state: 'connected' as const },
    ],
  })),
  // Nothing changes, and the stream goes on.
  handle(streamChanges, () => new Response(new ReadableStream(), { headers: EVENTS })),
]

const EVENTS = { 'content-type': 'text/event-stream' }

/** The whole dashboard at an address, with these pages too. */
export function createScreen(path: string, user: User | undefined, more: FeatureRoutes = {}) {
  const context = createContext(user)
  const router = createDashboardRouter({
    ...context,
    guardsAt: (href): ReturnType<typeof guardsAt> => guardsAt(router, href),
  })
  mountSignedInRoutes(router)
  mount(defaultLayoutRoute, more.default)
  mount(warehouseLayoutRoute, more.warehouse)
  router.setRoutes(router.buildRouteTree())
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
  const screen = (
    <QueryClientProvider client={context.queryClient}>
      <SessionProvider session={context.session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  )
  return { router, screen }
}

function mount(layout: AnyRoute, routes: Readonly<Record<string, AnyRoute>> = {}) {
  layout.addChildren([...(layout.children ?? []), ...Object.values(routes)])
}

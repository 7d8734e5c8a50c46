import type { Translator } from '@replybay/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { GuardName } from './guards.ts'
import type { Session } from './session.ts'

/** What every route's guards and loaders can reach. */
export interface RouterContext {
  queryClient: QueryClient
  session: Session
  /** The guards of the page at an address of the dashboard; nothing where there is no page. */
  guardsAt: (href: string) => readonly GuardName[] | undefined
  /** Makes sure that the texts of the frame are there, in the language of the person. */
  loadMessages: () => Promise<void>
  /** Makes sure that these texts are there too. */
  addMessages: Translator['add']
}

/** The root of every route tree; the shell gives it its component. */
export const rootRoute = createRootRouteWithContext<RouterContext>()()

/** Pages with the menu. @see specification §2, layouts */
export const defaultLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'default',
  loader: ({ context }) => context.loadMessages(),
})

/** Pages of the warehouse, for touch and scanners: `set-page-layout` is for these. @see specification §2, layouts */
export const warehouseLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'warehouse',
  loader: ({ context }) => context.loadMessages(),
})

/** Pages with no layout. @see specification §2, layouts */
export const bareLayoutRoute = createRoute({ getParentRoute: () => rootRoute, id: 'bare' })

import { accessOf, defaultLayoutRoute, guarded, type NavigationEntry } from '@replybay/feature-kit'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { features } from '../features.ts'
import { entryStops } from '../layouts/entry-stops.ts'
import { entryTarget } from '../layouts/entry-target.ts'

const guards = guarded('user-only', 'page-access-blocked')

/** /: leads to the first page of the menu that is open to the person, and says why where none is. @see specification §2 */
export const homeRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/',
  staticData: guards.staticData,
  beforeLoad: async (visit) => {
    await guards.beforeLoad(visit)
    const { session } = visit.context
    const user = await session.user()
    const first = user && firstOpen(accessOf(user, session.now()))
    // Who was sent here reads why on the page that they end on.
    if (first)
      throw redirect({ ...entryTarget(first), search: { ...visit.search, ...first.search }, replace: true })
  },
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
})

function firstOpen(access: Parameters<typeof entryStops>[1]): NavigationEntry | undefined {
  return entryStops(features, access).find(({ stop }) => stop === undefined)?.entry
}

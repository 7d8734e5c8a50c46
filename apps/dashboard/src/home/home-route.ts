import { currentAccess, defaultLayoutRoute, type Feature, guarded } from '@replybay/feature-kit'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { features } from '../features.ts'
import { entryTarget } from '../layouts/entry-target.ts'
import { loadHomeMessages } from '../signed-in-messages.ts'
import { firstOfWarehouse } from './home-entries.ts'
import { mergedCatalogue } from './merged-catalogue.ts'

/** The texts of the page, and of what features show on it: one file. */
const texts = mergedCatalogue(
  [loadHomeMessages, ...features.flatMap((feature: Feature) => feature.texts.home ?? [])],
  'dashboard',
)

const guards = guarded('user-only', 'page-access-blocked')

/** /: the overview; leads on who may use the warehouse alone. @see specification §2 */
export const homeRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/',
  staticData: { ...guards.staticData, texts },
  beforeLoad: async (visit) => {
    await guards.beforeLoad(visit)
    const { session } = visit.context
    const user = await session.user()
    const first = user && firstOfWarehouse(features, currentAccess(user, session))
    // Who was sent here reads why on the page that they end on.
    if (first)
      throw redirect({ ...entryTarget(first), search: { ...visit.search, ...first.search }, replace: true })
  },
  loader: ({ context }) => context.addMessages([texts]),
  component: lazyRouteComponent(() => import(/* chunk: home */ './home-page.tsx'), 'HomePage'),
})

import { defaultLayoutRoute, guarded, textSearch } from '@replybay/feature-kit'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

const guards = [
  'user-only',
  'no-subscribed',
  'no-setup-knowledge',
  'no-admin-role',
  'page-access-blocked',
] as const

/** A list beside what is open of it needs the room. */
function asPanes<Guarded extends ReturnType<typeof guarded>>(guard: Guarded) {
  return { ...guard, staticData: { ...guard.staticData, hasPanes: true } }
}

/** What there is. `?section=` shows another section than the sources; these are in the order of `?sort=` and `?order=`. @see specification §2 */
export const sourcesRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/knowledge/view-files',
  validateSearch: textSearch(
    'section',
    'source',
    'search',
    'kind',
    'state',
    'language',
    'sort',
    'order',
    'gap',
    'days',
    'channel',
  ),
  ...asPanes(guarded(...guards)),
  component: lazyRouteComponent(() => import('./sources-page.tsx'), 'SourcesPage'),
})

/** What is added. `?way=` says how, `?question=` what an answer is written to, `?search=` which tickets are learned from. @see specification §2 */
export const addingRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/knowledge/upload-resources',
  validateSearch: textSearch('way', 'question', 'search'),
  ...guarded(...guards),
  component: lazyRouteComponent(() => import('./adding/adding-page.tsx'), 'AddingPage'),
})

/** @see specification §2 */
const knowledgeSettingsRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/knowledge/settings',
  ...guarded('user-only', 'no-subscribed', 'no-admin-role', 'page-access-blocked'),
  component: lazyRouteComponent(
    () => import('./settings/knowledge-settings-page.tsx'),
    'KnowledgeSettingsPage',
  ),
})

export const routes = { default: { sourcesRoute, addingRoute, knowledgeSettingsRoute } }

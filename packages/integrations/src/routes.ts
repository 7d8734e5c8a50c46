import { defaultLayoutRoute, guarded, textSearch } from '@replybay/feature-kit'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** What is connected; the form of `?open=` is open over it. No guard: the page itself says who may see it. @see specification §2 */
export const integrationsRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/integrations/settings',
  validateSearch: textSearch('open'),
  ...guarded(),
  component: lazyRouteComponent(() => import('./page/integrations-page.tsx'), 'IntegrationsPage'),
})

export const routes = { default: { integrationsRoute } }

import { defaultLayoutRoute, guarded, textSearch } from '@replybay/feature-kit'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** What is connected; the form of `?open=` is open over it. The page itself says who may use it. @see specification §2 */
export const integrationsRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/integrations/settings',
  validateSearch: textSearch('open'),
  ...guarded('page-access-blocked'),
  component: lazyRouteComponent(() => import('./page/integrations-page.tsx'), 'IntegrationsPage'),
})

export const routes = { default: { integrationsRoute } }

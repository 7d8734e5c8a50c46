import { defaultLayoutRoute, guarded } from '@replybay/feature-kit'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** The websites of the company. @see specification §2 */
export const websitesRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/webs/integration',
  ...guarded('user-only', 'no-subscribed', 'no-admin-role', 'page-access-blocked'),
  component: lazyRouteComponent(() => import('./websites/websites-page.tsx'), 'WebsitesPage'),
})

export const routes = { default: { websitesRoute } }

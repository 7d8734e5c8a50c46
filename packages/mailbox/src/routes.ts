import { defaultLayoutRoute, guarded } from '@replybay/feature-kit'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

export const overviewRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/mailbox',
  ...guarded('user-only', 'page-access-blocked'),
  component: lazyRouteComponent(() => import('./overview/overview-page.tsx'), 'OverviewPage'),
})

export const routes = { default: { overviewRoute } }

import { defaultLayoutRoute, guarded, textSearch } from '@replybay/feature-kit'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** @see specification §2 */
export const profileRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/settings/profile',
  ...guarded('user-only', 'no-main-platform-access', 'page-access-blocked'),
  component: lazyRouteComponent(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
})

/** @see specification §2 */
export const changePasswordRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/change-password',
  ...guarded('user-only', 'page-access-blocked'),
  component: lazyRouteComponent(
    () => import('./change-password/change-password-page.tsx'),
    'ChangePasswordPage',
  ),
})

/** `?section=tickets` shows how tickets are worked on, else the company. @see specification §2 */
export const companyRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/settings/settings',
  validateSearch: textSearch('section'),
  ...guarded('user-only', 'no-subscribed', 'no-admin-role', 'page-access-blocked'),
  component: lazyRouteComponent(() => import('./company/settings-pages.tsx'), 'SettingsPages'),
})

/** @see specification §2 */
export const teamRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/settings/team',
  ...guarded('user-only', 'no-admin-role', 'no-subscribed', 'page-access-blocked'),
  component: lazyRouteComponent(() => import('./team/team-pages.tsx'), 'TeamPage'),
})

/** @see specification §2 */
export const warehousesRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/settings/warehouses',
  ...guarded('user-only', 'no-admin-role', 'no-subscribed', 'page-access-blocked'),
  component: lazyRouteComponent(() => import('./team/team-pages.tsx'), 'WarehousesPage'),
})

export const routes = {
  default: { profileRoute, changePasswordRoute, companyRoute, teamRoute, warehousesRoute },
}

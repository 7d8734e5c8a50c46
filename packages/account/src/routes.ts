import { bareLayoutRoute, defaultLayoutRoute, guarded } from '@replybay/feature-kit'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { resetTokenIn } from './entry/forgot-password/reset-token.ts'

const optionalText = v.fallback(v.optional(v.string()), undefined)

const entrySearch = v.object({
  /** The path to go to once signed in; one of another origin is ignored. */
  from: optionalText,
  /** Why the person is here, if they did not come by themselves: `expired`, `password-changed`, or the guard that sent them. */
  why: optionalText,
})

/** @see specification §2 */
export const signInRoute = createRoute({
  getParentRoute: () => bareLayoutRoute,
  path: '/login',
  validateSearch: entrySearch,
  ...guarded('guest-only'),
  component: lazyRouteComponent(() => import('./entry/sign-in/sign-in-page.tsx'), 'SignInPage'),
})

/** @see specification §2 */
export const registerRoute = createRoute({
  getParentRoute: () => bareLayoutRoute,
  path: '/register',
  validateSearch: v.object({
    from: optionalText,
    /** Token of an invitation, from a link of an earlier version; it is behind the number sign now. */
    invitation: optionalText,
  }),
  ...guarded('guest-only'),
  component: lazyRouteComponent(() => import('./entry/register/register-page.tsx'), 'RegisterPage'),
})

const guestsOnly = guarded('guest-only')

/** The link of a reset mail counts also where a person is signed in. @see specification §2 */
export const forgotPasswordRoute = createRoute({
  getParentRoute: () => bareLayoutRoute,
  path: '/forgot-password',
  validateSearch: v.object({ from: optionalText }),
  ...guestsOnly,
  beforeLoad: async (visit) => {
    if (resetTokenIn(visit.location.hash) === undefined) await guestsOnly.beforeLoad(visit)
  },
  component: lazyRouteComponent(
    () => import('./entry/forgot-password/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
})

/** @see specification §2 */
export const validateRoute = createRoute({
  getParentRoute: () => bareLayoutRoute,
  path: '/validate',
  validateSearch: v.object({
    from: optionalText,
    /** Whose code it is; asked for where it is missing. */
    email: optionalText,
  }),
  ...guarded(),
  component: lazyRouteComponent(() => import('./entry/validate/validate-page.tsx'), 'ValidatePage'),
})

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

/** @see specification §2 */
export const companyRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/settings/settings',
  ...guarded('user-only', 'no-subscribed', 'no-admin-role', 'page-access-blocked'),
  component: lazyRouteComponent(() => import('./company/company-page.tsx'), 'CompanyPage'),
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
  bare: { signInRoute, registerRoute, forgotPasswordRoute, validateRoute },
  default: { profileRoute, changePasswordRoute, companyRoute, teamRoute, warehousesRoute },
}

import { bareLayoutRoute, guarded } from '@replybay/feature-kit'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { SignInPage } from './sign-in/sign-in-page.tsx'

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
  // Not loaded apart: it is what the first screen shows.
  component: SignInPage,
})

/** @see specification §2 */
export const registerRoute = createRoute({
  getParentRoute: () => bareLayoutRoute,
  path: '/register',
  validateSearch: v.object({
    from: optionalText,
    /** Token of an invitation, from the link in its mail. */
    invitation: optionalText,
  }),
  ...guarded('guest-only'),
  component: lazyRouteComponent(() => import('./register/register-page.tsx'), 'RegisterPage'),
})

/** @see specification §2 */
export const forgotPasswordRoute = createRoute({
  getParentRoute: () => bareLayoutRoute,
  path: '/forgot-password',
  validateSearch: v.object({ from: optionalText }),
  ...guarded('guest-only'),
  component: lazyRouteComponent(
    () => import('./forgot-password/forgot-password-page.tsx'),
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
  component: lazyRouteComponent(() => import('./validate/validate-page.tsx'), 'ValidatePage'),
})

export const routes = { bare: { signInRoute, registerRoute, forgotPasswordRoute, validateRoute } }

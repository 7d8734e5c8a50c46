import { bareLayoutRoute, guarded } from '@replybay/feature-kit'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'

const signInSearch = v.object({
  /** The path to go to once signed in; one of another origin is ignored. */
  from: v.fallback(v.optional(v.string()), undefined),
  /** Why the person is here, if they did not come by themselves: `expired`, or the guard that sent them. */
  why: v.fallback(v.optional(v.string()), undefined),
})

/** @see specification §2 */
export const signInRoute = createRoute({
  getParentRoute: () => bareLayoutRoute,
  path: '/login',
  validateSearch: signInSearch,
  ...guarded('guest-only'),
  component: lazyRouteComponent(() => import('./sign-in/sign-in-page.tsx'), 'SignInPage'),
})

export const routes = { bare: { signInRoute } }

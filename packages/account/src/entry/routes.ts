import { bareLayoutRoute, guarded, textSearch } from '@replybay/feature-kit'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { resetTokenIn } from './forgot-password/reset-token.ts'
import { invitationTokenIn } from './register/invitation-token.ts'

const guestsOnly = guarded('guest-only')
const fromAlone = textSearch('from')

/**
 * `from` is the path to go to once signed in, where one of another origin is ignored; `why` says why the person is here,
 * if they did not come by themselves: `expired`, `password-changed`, or the guard that sent them. @see specification §2
 */
export const signInRoute = createRoute({
  getParentRoute: () => bareLayoutRoute,
  path: '/login',
  validateSearch: textSearch('from', 'why'),
  ...guestsOnly,
})

type Visit = Parameters<typeof guestsOnly.beforeLoad>[0]

/** An invitation is shown to everybody, and who is signed in is `holder`; without one the page is for guests alone. */
async function showInvitation(
  visit: Visit & { location: { hash: string }; search: { invitation?: string | undefined } },
) {
  const invitation = invitationTokenIn({ hash: visit.location.hash, query: visit.search.invitation })
  if (invitation === undefined) await guestsOnly.beforeLoad(visit)
  return { holder: await visit.context.session.user() }
}

/**
 * `invitation` is the token of an invitation, from a link of an earlier version: it is behind the number sign now. @see specification §2
 */
export const registerRoute = createRoute({
  getParentRoute: () => bareLayoutRoute,
  path: '/register',
  validateSearch: textSearch('from', 'invitation'),
  ...guestsOnly,
  beforeLoad: showInvitation,
  component: lazyRouteComponent(() => import('./register/register-page.tsx'), 'RegisterPage'),
})

/** The link of a reset mail counts also where a person is signed in. @see specification §2 */
export const forgotPasswordRoute = createRoute({
  getParentRoute: () => bareLayoutRoute,
  path: '/forgot-password',
  validateSearch: fromAlone,
  ...guestsOnly,
  beforeLoad: async (visit) => {
    if (resetTokenIn(visit.location.hash) === undefined) await guestsOnly.beforeLoad(visit)
  },
  component: lazyRouteComponent(
    () => import('./forgot-password/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
})

/**
 * Whose code it is, the state of the history entry says, which a reload keeps; it is asked for where it is missing. The page
 * takes it out of the query of a link. @see specification §2
 */
export const validateRoute = createRoute({
  getParentRoute: () => bareLayoutRoute,
  path: '/validate',
  validateSearch: textSearch('from', 'email'),
  ...guarded(),
  component: lazyRouteComponent(() => import('./validate/validate-page.tsx'), 'ValidatePage'),
})

export const routes = { bare: { signInRoute, registerRoute, forgotPasswordRoute, validateRoute } }

import { defaultLayoutRoute, guarded, textSearch } from '@replybay/feature-kit'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** A list beside what is open of it needs the room. */
function asPanes<Guarded extends ReturnType<typeof guarded>>(guard: Guarded) {
  return { ...guard, staticData: { ...guard.staticData, hasPanes: true } }
}

/** The emails of `?folder=`, as `?filter=` and the words of `?q=` narrow them; `?email=` is open. @see specification §2 */
export const emailsRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/emails/emails',
  validateSearch: textSearch('folder', 'filter', 'q', 'email'),
  ...asPanes(guarded('no-access-email', 'emails-disabled', 'page-access-blocked')),
  component: lazyRouteComponent(() => import('./emails/emails-page.tsx'), 'EmailsPage'),
})

/** The connection of the mailbox. @see specification §2 */
export const mailboxIntegrationRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/emails/integration',
  ...guarded('page-access-blocked'),
  component: lazyRouteComponent(() => import('./integration/integration-page.tsx'), 'IntegrationPage'),
})

/** How the AI agent answers email; its replies of `?outcome=`, and where there is no room `?part=try`. @see specification §2 */
export const emailAgentRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/emails/agent',
  validateSearch: textSearch('outcome', 'part'),
  ...asPanes(guarded('emails-disabled', 'page-access-blocked')),
  component: lazyRouteComponent(() => import('./agent/agent-page.tsx'), 'AgentPage'),
})

export const routes = { default: { emailsRoute, mailboxIntegrationRoute, emailAgentRoute } }

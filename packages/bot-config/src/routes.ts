import { defaultLayoutRoute, guarded, textSearch } from '@replybay/feature-kit'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

const guards = ['user-only', 'no-subscribed', 'no-admin-role', 'page-access-blocked'] as const

/** The websites of the company. @see specification §2 */
export const websitesRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/webs/integration',
  ...guarded(...guards),
  component: lazyRouteComponent(() => import('./websites/websites-page.tsx'), 'WebsitesPage'),
})

/**
 * The AI agent of the current website. `?tab=` says which part, `?lang=` whose questions, `?view=compare` shows those of all
 * languages beside one another. @see specification §2
 */
export const agentRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/webs/agent',
  validateSearch: textSearch('tab', 'lang', 'view'),
  ...guarded(...guards),
  component: lazyRouteComponent(() => import('./agent/agent-page.tsx'), 'AgentPage'),
})

/**
 * The AI agent of the community server, which has the settings of the current website. Without a server the guard leads to
 * where one is connected. @see specification §2
 */
export const discordAgentRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/discord/agent',
  ...guarded(
    'user-only',
    'no-subscribed',
    'no-admin-role',
    'no-setup-discord',
    'no-access-discord',
    'page-access-blocked',
  ),
  component: lazyRouteComponent(() => import('./discord/discord-agent-page.tsx'), 'DiscordAgentPage'),
})

export const routes = { default: { websitesRoute, agentRoute, discordAgentRoute } }

import { ticketQueries } from '@replybay/api-client'
import { defaultLayoutRoute, guarded } from '@replybay/feature-kit'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listLoading } from './inbox/load-list.ts'
import { TicketPane } from './inbox/open-ticket.ts'
import { inboxSearch } from './model/inbox-search.ts'

const inboxes = () => {
  // A ticket that the address names is asked for together with its list.
  if (new URLSearchParams(location.search).has('ticket')) void TicketPane.preload()
  return import(/* chunk: inbox */ './inbox/channel-inboxes.tsx')
}
const inboxGuards = [
  'user-only',
  'no-setup-web',
  'no-access-web',
  'no-subscribed',
  'page-access-blocked',
] as const

/** A list beside what is open of it needs the room. */
function asPanes<Guarded extends ReturnType<typeof guarded>>(guard: Guarded) {
  return { ...guard, staticData: { ...guard.staticData, hasPanes: true } }
}

/** @see specification §2 */
export const websTicketsRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/webs/tickets',
  validateSearch: inboxSearch,
  ...asPanes(guarded(...inboxGuards)),
  ...listLoading('web'),
  component: lazyRouteComponent(inboxes, 'WebInbox'),
})

/** @see specification §2 */
export const whatsappTicketsRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/whatsapp/tickets',
  validateSearch: inboxSearch,
  ...asPanes(guarded(...inboxGuards)),
  ...listLoading('whatsapp'),
  component: lazyRouteComponent(inboxes, 'WhatsappInbox'),
})

/** @see specification §2 */
export const messengerTicketsRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/messenger/tickets',
  validateSearch: inboxSearch,
  ...asPanes(guarded(...inboxGuards)),
  ...listLoading('messenger'),
  component: lazyRouteComponent(inboxes, 'MessengerInbox'),
})

/** @see specification §2 */
export const telegramTicketsRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/telegram/tickets',
  validateSearch: inboxSearch,
  ...asPanes(guarded(...inboxGuards)),
  ...listLoading('telegram'),
  component: lazyRouteComponent(inboxes, 'TelegramInbox'),
})

/** @see specification §2 */
export const discordTicketsRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/discord/tickets',
  validateSearch: inboxSearch,
  ...asPanes(guarded('no-setup-discord', 'no-access-discord', 'no-access-web', 'page-access-blocked')),
  ...listLoading('discord'),
  component: lazyRouteComponent(inboxes, 'DiscordInbox'),
})

/** @see specification §2 */
export const ticketRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/ticket/$id',
  ...asPanes(guarded('user-only', 'page-access-blocked')),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(ticketQueries.detail(params.id))
  },
  component: lazyRouteComponent(() => import('./ticket/ticket-page.tsx'), 'TicketPage'),
})

export const routes = {
  default: {
    websTicketsRoute,
    whatsappTicketsRoute,
    messengerTicketsRoute,
    telegramTicketsRoute,
    discordTicketsRoute,
    ticketRoute,
  },
}

/** The address of a list of tickets. */
export type InboxPath = Exclude<
  (typeof routes.default)[keyof typeof routes.default],
  typeof ticketRoute
>['fullPath']

import type { GuardName } from '@replybay/feature-kit'

/** A route of the specification, with the layout that its page stands in and its guards in their order. */
export interface DocumentedRoute {
  path: string
  layout: 'default' | 'warehouse' | 'none'
  guards: readonly GuardName[]
}

/** The 35 routes of the specification. @see specification §2 */
export const documentedRoutes: readonly DocumentedRoute[] = [
  { path: '/', layout: 'default', guards: ['user-only'] },
  { path: '/login', layout: 'none', guards: ['guest-only'] },
  { path: '/register', layout: 'none', guards: ['guest-only'] },
  { path: '/forgot-password', layout: 'none', guards: ['guest-only'] },
  { path: '/validate', layout: 'none', guards: [] },
  { path: '/change-password', layout: 'default', guards: ['user-only'] },
  { path: '/analytics/analytics', layout: 'default', guards: ['user-only', 'no-admin-role'] },
  { path: '/discord/agent', layout: 'default', guards: ['user-only', 'no-subscribed', 'no-admin-role'] },
  { path: '/discord/settings', layout: 'default', guards: ['user-only'] },
  { path: '/discord/tickets', layout: 'default', guards: [] },
  { path: '/emails/agent', layout: 'default', guards: [] },
  { path: '/emails/emails', layout: 'default', guards: ['no-access-email'] },
  { path: '/emails/integration', layout: 'default', guards: [] },
  { path: '/integrations/settings', layout: 'default', guards: [] },
  { path: '/knowledge/settings', layout: 'default', guards: ['user-only', 'no-subscribed', 'no-admin-role'] },
  {
    path: '/knowledge/upload-resources',
    layout: 'default',
    guards: ['user-only', 'no-subscribed', 'no-setup-knowledge', 'no-admin-role'],
  },
  {
    path: '/knowledge/view-files',
    layout: 'default',
    guards: ['user-only', 'no-subscribed', 'no-setup-knowledge', 'no-admin-role'],
  },
  {
    path: '/messenger/tickets',
    layout: 'default',
    guards: ['user-only', 'no-setup-web', 'no-access-web', 'no-subscribed'],
  },
  {
    path: '/telegram/tickets',
    layout: 'default',
    guards: ['user-only', 'no-setup-web', 'no-access-web', 'no-subscribed'],
  },
  {
    path: '/webs/tickets',
    layout: 'default',
    guards: ['user-only', 'no-setup-web', 'no-access-web', 'no-subscribed'],
  },
  {
    path: '/whatsapp/tickets',
    layout: 'default',
    guards: ['user-only', 'no-setup-web', 'no-access-web', 'no-subscribed'],
  },
  { path: '/payment/$id', layout: 'default', guards: ['user-only'] },
  { path: '/settings/billing', layout: 'default', guards: ['user-only', 'no-ownership'] },
  { path: '/settings/plans', layout: 'default', guards: ['user-only', 'no-ownership'] },
  { path: '/settings/profile', layout: 'default', guards: ['user-only', 'no-main-platform-access'] },
  { path: '/settings/settings', layout: 'default', guards: ['user-only', 'no-subscribed', 'no-admin-role'] },
  { path: '/settings/team', layout: 'default', guards: ['user-only', 'no-admin-role', 'no-subscribed'] },
  {
    path: '/settings/warehouses',
    layout: 'default',
    guards: ['user-only', 'no-admin-role', 'no-subscribed'],
  },
  { path: '/subscription', layout: 'default', guards: ['user-only'] },
  { path: '/ticket/$id', layout: 'default', guards: ['user-only'] },
  {
    path: '/warehouse/orders',
    layout: 'warehouse',
    guards: ['user-only', 'no-subscribed', 'no-warehouse-access', 'set-page-layout'],
  },
  {
    path: '/warehouse/returns',
    layout: 'warehouse',
    guards: ['user-only', 'no-subscribed', 'no-warehouse-access', 'set-page-layout'],
  },
  {
    path: '/warehouse/settings',
    layout: 'warehouse',
    guards: ['user-only', 'no-subscribed', 'no-warehouse-access', 'set-page-layout'],
  },
  { path: '/webs/agent', layout: 'default', guards: ['user-only', 'no-subscribed', 'no-admin-role'] },
  { path: '/webs/integration', layout: 'default', guards: ['user-only', 'no-subscribed', 'no-admin-role'] },
]

const discord: readonly GuardName[] = ['no-setup-discord', 'no-access-discord']
/** The guards that the specification names without a place, where we put them. */
const placed: Readonly<Record<string, readonly GuardName[]>> = {
  '/discord/agent': discord,
  // Its tickets are read by the right of tickets.
  '/discord/tickets': [...discord, 'no-access-web'],
  '/emails/agent': ['emails-disabled'],
  '/emails/emails': ['emails-disabled'],
}

/** All guards of a documented route: the specification's, then those that it names without a place. */
export function guardsOfDocumented({ path, layout, guards }: DocumentedRoute): readonly GuardName[] {
  return [...guards, ...(placed[path] ?? []), ...(layout === 'none' ? [] : ['page-access-blocked' as const])]
}

/** Documented routes that have no screen yet. It only ever gets shorter. */
export const missingRoutes: readonly string[] = [
  '/analytics/analytics',
  '/discord/settings',
  '/payment/$id',
  '/settings/billing',
  '/settings/plans',
  '/subscription',
]

/** A route of the specification, with the layout that its page stands in. @see specification §2 */
interface DocumentedRoute {
  path: string
  layout: 'default' | 'warehouse' | 'none'
}

const inLayout = (layout: DocumentedRoute['layout'], paths: readonly string[]) =>
  paths.map((path) => ({ path, layout }))

/** The 35 routes of the specification. @see specification §2 */
export const documentedRoutes: readonly DocumentedRoute[] = [
  ...inLayout('none', ['/login', '/register', '/forgot-password', '/validate']),
  ...inLayout('warehouse', ['/warehouse/orders', '/warehouse/returns', '/warehouse/settings']),
  ...inLayout('default', [
    '/',
    '/change-password',
    '/analytics/analytics',
    '/discord/agent',
    '/discord/settings',
    '/discord/tickets',
    '/emails/agent',
    '/emails/emails',
    '/emails/integration',
    '/integrations/settings',
    '/knowledge/settings',
    '/knowledge/upload-resources',
    '/knowledge/view-files',
    '/messenger/tickets',
    '/telegram/tickets',
    '/webs/tickets',
    '/whatsapp/tickets',
    '/payment/$id',
    '/settings/billing',
    '/settings/plans',
    '/settings/profile',
    '/settings/settings',
    '/settings/team',
    '/settings/warehouses',
    '/subscription',
    '/ticket/$id',
    '/webs/agent',
    '/webs/integration',
  ]),
]

/** Documented routes that have no screen yet. It only ever gets shorter. */
export const missingRoutes: readonly string[] = [
  '/analytics/analytics',
  '/change-password',
  '/discord/agent',
  '/discord/settings',
  '/emails/agent',
  '/emails/emails',
  '/emails/integration',
  '/forgot-password',
  '/integrations/settings',
  '/knowledge/settings',
  '/knowledge/upload-resources',
  '/knowledge/view-files',
  '/payment/$id',
  '/register',
  '/settings/billing',
  '/settings/plans',
  '/settings/profile',
  '/settings/settings',
  '/settings/team',
  '/settings/warehouses',
  '/subscription',
  '/validate',
  '/warehouse/orders',
  '/warehouse/returns',
  '/warehouse/settings',
  '/webs/agent',
  '/webs/integration',
]

import { guarded, textSearch, warehouseLayoutRoute } from '@replybay/feature-kit'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

const guards = () =>
  guarded('user-only', 'no-subscribed', 'no-warehouse-access', 'set-page-layout', 'page-access-blocked')

/** One section is read from afar: nothing stands beside it. */
function alone<Guarded extends ReturnType<typeof guarded>>(guard: Guarded, name: string) {
  const fillsWindow = ({ section }: Readonly<Record<string, unknown>>) => section === name
  return { ...guard, staticData: { ...guard.staticData, fillsWindow } }
}

/** The list beside what is open of it needs the room. */
function asPanes<Guarded extends ReturnType<typeof guarded>>(guard: Guarded) {
  return { ...guard, staticData: { ...guard.staticData, hasPanes: true } }
}

/**
 * Orders of `?status=`, narrowed by `?platform=` and `?q=`; `?open=` is packed. `?section=station` is the packing station,
 * `?section=print` the desk that prints `?orders=`, `?section=import` takes orders in.
 *
 * @see specification §2
 */
export const ordersRoute = createRoute({
  getParentRoute: () => warehouseLayoutRoute,
  path: '/warehouse/orders',
  validateSearch: textSearch('status', 'platform', 'q', 'open', 'section', 'orders'),
  ...alone(asPanes(guards()), 'station'),
  component: lazyRouteComponent(() => import('./orders/orders-page.tsx'), 'OrdersPage'),
})

/** Returns of `?status=`, narrowed by `?only=` and `?q=`; `?open=` is inspected, in parts where there is little room. */
export const returnsRoute = createRoute({
  getParentRoute: () => warehouseLayoutRoute,
  path: '/warehouse/returns',
  validateSearch: textSearch('status', 'only', 'q', 'open', 'part'),
  ...asPanes(guards()),
  component: lazyRouteComponent(() => import('./returns/returns-page.tsx'), 'ReturnsPage'),
})

/** What a table sets for itself, and what who may use the warehouse alone sets for themselves. @see specification §2 */
export const settingsRoute = createRoute({
  getParentRoute: () => warehouseLayoutRoute,
  path: '/warehouse/settings',
  ...guards(),
  component: lazyRouteComponent(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
})

export const routes = { warehouse: { ordersRoute, returnsRoute, settingsRoute } }

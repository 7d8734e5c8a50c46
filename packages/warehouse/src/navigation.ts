import { msg } from '@lingui/core/macro'
import { warehouseQueries } from '@replybay/api-client'
import { countQuery, type NavigationEntry } from '@replybay/feature-kit'
import { IconArrowBackUp, IconPackage, IconSettings } from '@tabler/icons-react'
import { ordersRoute, returnsRoute, settingsRoute } from './routes.ts'

/** How often orders are counted anew where nothing tells of new ones; in ms. */
const RECOUNT_MS = 60_000

export const navigation: readonly NavigationEntry[] = [
  {
    id: 'warehouse-orders',
    section: 'warehouse',
    label: msg`Orders`,
    icon: IconPackage,
    route: ordersRoute,
    keys: 'g o',
    count: ({ companyId, ownerId, _id }) =>
      countQuery(
        {
          ...warehouseQueries.orders({ companyId: companyId ?? ownerId ?? _id, limit: 0 }),
          refetchInterval: RECOUNT_MS,
        },
        ({ counts }) => counts?.['to-ship'] ?? 0,
      ),
  },
  {
    id: 'warehouse-returns',
    section: 'warehouse',
    label: msg`Returns`,
    icon: IconArrowBackUp,
    route: returnsRoute,
    keys: 'g r',
    count: ({ companyId, ownerId, _id }) =>
      countQuery(
        {
          ...warehouseQueries.returns({ companyId: companyId ?? ownerId ?? _id, limit: 0 }),
          refetchInterval: RECOUNT_MS,
        },
        ({ counts }) => counts?.['arrived'] ?? 0,
      ),
  },
  {
    id: 'warehouse-settings',
    section: 'warehouse',
    label: msg`Warehouse settings`,
    shortLabel: msg`Settings`,
    icon: IconSettings,
    route: settingsRoute,
  },
]

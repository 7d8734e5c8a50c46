import { exported, leftOut } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { checkAllIntegrations, checkIntegrationLater } from './check-job.ts'
import { integrationsDemo } from './demo/integrations-demo.ts'
import { importShopOrders } from './importing/import-job.ts'
import { integrationFailures } from './failures.ts'
import { integrationHandlers } from './routes.ts'
import { sealedIntegrations } from './secrets.ts'
import { createIntegrationService } from './service.ts'
import { forgetOldEvents } from './store.ts'
import { integrationEvents, integrationOrders, integrations } from './tables.ts'

/** Shops, carriers and payment services that a company has connected. */
export const integrationsFeature = defineServerFeature({
  id: 'integrations',
  tables: [
    exported(integrations, integrations.companyId, {
      name: 'integrations',
      left: ['secret', 'importCursor', 'importPages'],
    }),
    exported(integrationEvents, integrationEvents.companyId, { name: 'integrationEvents' }),
    leftOut(integrationOrders, 'By which ids a shop knows the orders that are told.'),
  ],
  failures: Object.values(integrationFailures),
  handlers: (context) => integrationHandlers(createIntegrationService(context)),
  jobs: [importShopOrders, checkIntegrationLater, checkAllIntegrations],
  sealed: [sealedIntegrations],
  housekeeping: [forgetOldEvents],
  demo: integrationsDemo,
})

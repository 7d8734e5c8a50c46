import { exported } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { integrationsDemo } from './demo/integrations-demo.ts'
import { integrationFailures } from './failures.ts'
import { integrationHandlers } from './routes.ts'
import { sealedIntegrations } from './secrets.ts'
import { createIntegrationService } from './service.ts'
import { forgetOldEvents } from './store.ts'
import { integrationEvents, integrations } from './tables.ts'

/** Shops, carriers and payment services that a company has connected. */
export const integrationsFeature = defineServerFeature({
  id: 'integrations',
  tables: [
    exported(integrations, integrations.companyId, { name: 'integrations', left: ['secret'] }),
    exported(integrationEvents, integrationEvents.companyId, { name: 'integrationEvents' }),
  ],
  failures: Object.values(integrationFailures),
  handlers: (context) => integrationHandlers(createIntegrationService(context)),
  sealed: [sealedIntegrations],
  housekeeping: [forgetOldEvents],
  demo: integrationsDemo,
})

/** Looks every hour whether what is connected still works, so that a card says so before somebody misses an order. */
import type { FeatureJob } from '../../platform/server-feature.ts'
import { checkKept } from './check-kept.ts'
import { everyIntegration } from './every-integration.ts'
import { findIntegration } from './store.ts'

type CheckData = { companyId: string; integrationId: string }

export const checkIntegrationLater: FeatureJob<CheckData> = {
  name: 'integrations-check',
  retries: 0,
  retryDelay: 0,
  retryDelayMax: 0,
  timeLimit: 300,
  atOncePerCompany: 1,
  async run({ companyId, integrationId }, context) {
    const row = await findIntegration(context.database.queries, companyId, integrationId)
    if (row?.secret) await checkKept(context, row, { isAsked: false })
  },
}

export const checkAllIntegrations = everyIntegration({
  name: 'integrations-check-all',
  schedule: '41 * * * *',
  job: checkIntegrationLater,
})

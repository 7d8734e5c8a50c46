/** Looks every hour whether what is connected still works, so that a card says so before somebody misses an order. */
import type { FeatureJob } from '../../platform/server-feature.ts'
import { checkKept } from './check-kept.ts'
import { everyIntegration } from './every-integration.ts'
import { askForHooks } from './hooks/registering.ts'
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
    if (!row?.secret) return
    await checkKept(context, row, { isAsked: false })
    const checked = await findIntegration(context.database.queries, companyId, integrationId)
    if (!checked || checked.problem !== null) return
    // A shop drops a webhook that was not answered for long, or a person deletes it.
    await context.database.transaction((queries) => askForHooks(queries, context, checked))
  },
}

export const checkAllIntegrations = everyIntegration({
  name: 'integrations-check-all',
  schedule: '41 * * * *',
  job: checkIntegrationLater,
})

/** Looks every hour whether what is connected still works, so that a card says so before somebody misses an order. */
import { asc, eq, gt, and, isNotNull } from 'drizzle-orm'
import type { FeatureJob } from '../../platform/server-feature.ts'
import { checkKept } from './check-kept.ts'
import { findIntegration } from './store.ts'
import { integrations } from './tables.ts'

/** Rows that are in memory at once. */
const BATCH = 500

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

export const checkAllIntegrations: FeatureJob = {
  name: 'integrations-check-all',
  schedule: '41 * * * *',
  retries: 0,
  retryDelay: 0,
  retryDelayMax: 0,
  timeLimit: 600,
  async run(_data, { database, jobs }) {
    for (let after = ''; ;) {
      const rows = await database.queries
        .select({ integrationId: integrations.id, companyId: integrations.companyId })
        .from(integrations)
        .where(
          and(gt(integrations.id, after), isNotNull(integrations.secret), eq(integrations.isLocal, false)),
        )
        .orderBy(asc(integrations.id))
        .limit(BATCH)
      await database.transaction(async (queries) => {
        for (const { companyId, integrationId } of rows) {
          await jobs.add(queries, checkIntegrationLater, { companyId, integrationId }, { companyId })
        }
      })
      const last = rows.at(-1)
      if (!last || rows.length < BATCH) return
      after = last.integrationId
    }
  },
}

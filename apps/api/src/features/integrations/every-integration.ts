import { and, asc, eq, gt, isNotNull, type SQL } from 'drizzle-orm'
import type { FeatureJob } from '../../platform/server-feature.ts'
import { integrations } from './tables.ts'

/** Rows that are in memory at once. */
const BATCH = 500

type EachData = { companyId: string; integrationId: string }

interface EveryOptions {
  name: string
  /** As cron has it, in UTC. */
  schedule: string
  /** What is asked for each; one that waits already is not asked for again. */
  job: FeatureJob<EachData>
  /** Which of those that have keys. @default all */
  where?: () => SQL | undefined
}

/** A job that asks, by the clock, for another one for everything that is connected. */
export function everyIntegration({ name, schedule, job, where }: EveryOptions): FeatureJob {
  return {
    name,
    schedule,
    retries: 0,
    retryDelay: 0,
    retryDelayMax: 0,
    timeLimit: 280,
    async run(_data, { database, jobs }) {
      for (let after = ''; ;) {
        const rows = await database.queries
          .select({ integrationId: integrations.id, companyId: integrations.companyId })
          .from(integrations)
          .where(
            and(
              gt(integrations.id, after),
              isNotNull(integrations.secret),
              eq(integrations.isLocal, false),
              where?.(),
            ),
          )
          .orderBy(asc(integrations.id))
          .limit(BATCH)
        await database.transaction(async (queries) => {
          for (const { companyId, integrationId } of rows) {
            await jobs.addUnlessWaiting(queries, job, { companyId, integrationId }, { companyId })
          }
        })
        const last = rows.at(-1)
        if (!last || rows.length < BATCH) return
        after = last.integrationId
      }
    },
  }
}

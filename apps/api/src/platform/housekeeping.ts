import type { FastifyBaseLogger } from 'fastify'
import { sweepBlobs } from './blobs/sweep.ts'
import type { Job } from './jobs/job.ts'
import type { HousekeepingContext } from './server-feature.ts'

/** Does once what is to be done every hour. What fails is logged, keeps nothing else from being done, and is done later. */
export async function runHousekeeping(house: HousekeepingContext, now: Date): Promise<void> {
  await removeEnded(house, now)
  const folders = house.owners.flatMap(({ blobs }) => blobs ?? [])
  await attempt(house.log, () => sweepBlobs({ ...house, folders }, now))
}

/** All but the blobs that nothing owns. */
async function removeEnded(context: HousekeepingContext, now: Date): Promise<void> {
  for (const task of context.owners.flatMap(({ housekeeping = [] }) => housekeeping)) {
    await attempt(context.log, () => task(context, now))
  }
}

async function attempt(log: FastifyBaseLogger, task: () => Promise<void>): Promise<void> {
  await task().catch((error: unknown) => log.warn({ err: error }, 'Housekeeping failed'))
}

type HousekeepingData = {
  /** Right after the start, whoever started it with another database by mistake can still stop it: blobs wait. */
  keepsBlobs?: true
}

/** What is to be done every hour, by one instance of all, and, but for the blobs, when one starts. */
export function housekeepingJob(house: HousekeepingContext): Job<HousekeepingData> {
  return {
    name: 'housekeeping',
    schedule: '7 * * * *',
    retries: 0,
    retryDelay: 0,
    retryDelayMax: 0,
    timeLimit: 3_600,
    atStart: { keepsBlobs: true },
    run: ({ keepsBlobs }) =>
      keepsBlobs ? removeEnded(house, new Date()) : runHousekeeping(house, new Date()),
  }
}

import type { FastifyBaseLogger } from 'fastify'
import { sweepBlobs } from './blobs/sweep.ts'
import type { Job } from './jobs/job.ts'
import type { DataOwner, HousekeepingContext } from './server-feature.ts'

interface Housekeeping extends HousekeepingContext {
  owners: readonly DataOwner[]
  log: FastifyBaseLogger
}

/** Does once what is to be done every hour. What fails is logged, keeps nothing else from being done, and is done later. */
export async function runHousekeeping({ owners, ...context }: Housekeeping, now: Date): Promise<void> {
  const folders = owners.flatMap(({ blobs }) => blobs ?? [])
  for (const task of [
    ...owners.flatMap(({ housekeeping = [] }) => housekeeping),
    () => sweepBlobs({ ...context, folders }, now),
  ]) {
    await task(context, now).catch((error: unknown) =>
      context.log.warn({ err: error }, 'Housekeeping failed'),
    )
  }
}

/** What is to be done every hour, by one instance of all. */
export function housekeepingJob(house: Housekeeping): Job {
  return {
    name: 'housekeeping',
    schedule: '7 * * * *',
    retries: 0,
    retryDelay: 0,
    retryDelayMax: 0,
    timeLimit: 3_600,
    run: () => runHousekeeping(house, new Date()),
  }
}

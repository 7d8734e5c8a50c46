import type { FastifyBaseLogger } from 'fastify'
import { sweepBlobs } from './blobs/sweep.ts'
import type { DataOwner, HousekeepingContext } from './server-feature.ts'

const EVERY_MS = 3_600_000

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

/** @returns the way to stop it. */
export function startHousekeeping(house: Housekeeping): () => void {
  const timer = setInterval(() => void runHousekeeping(house, new Date()), EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

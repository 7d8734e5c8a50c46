import type { FastifyBaseLogger } from 'fastify'
import { dataOwners } from '../src/features.ts'
import { createFolderStore } from '../src/platform/blobs/folder-store.ts'
import { readConfig } from '../src/platform/config/config.ts'
import type { Database } from '../src/platform/database/database.ts'
import { runHousekeeping } from '../src/platform/housekeeping.ts'
import type { DataOwner, HousekeepingContext } from '../src/platform/server-feature.ts'

/** What housekeeping does at a time, for all that keep data or for some. What fails, throws. */
export async function keepHouse(
  database: Database,
  now: Date,
  choice: Partial<HousekeepingContext> & { owners?: readonly DataOwner[] } = {},
) {
  const failures: unknown[] = []
  const log = { warn: ({ err }: { err: unknown }) => failures.push(err) }
  await runHousekeeping(
    {
      owners: dataOwners,
      database,
      blobs: createFolderStore('/nowhere'),
      config: readConfig({}),
      // Sound: housekeeping writes nothing but warnings.
      log: log as unknown as FastifyBaseLogger,
      ...choice,
    },
    now,
  )
  if (failures.length > 0) throw new AggregateError(failures)
}

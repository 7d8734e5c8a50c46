import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../src/platform/database/database.ts'
import { openJobs } from '../src/platform/jobs/jobs.ts'

/** Makes the tables of the job queue, which takes longer than all that a server does with it. */
export async function prepareJobs(database: Database): Promise<void> {
  // Sound: nothing is run that could be logged.
  const jobs = await openJobs({ database, jobs: [], log: {} as FastifyBaseLogger })
  await jobs.stop()
}

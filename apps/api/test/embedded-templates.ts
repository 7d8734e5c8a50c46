/** Makes the embedded databases of all tests once: making one takes two seconds, copying it a tenth of one. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../src/platform/database/embedded.ts'
import { demoParts } from '../src/features.ts'
import { seedDemo } from '../src/platform/demo/seed.ts'
import { prepareJobs } from './prepare-jobs.ts'
import type { TestDatabases } from './test-databases.ts'

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'replybay-template-'))
  const templates = { empty: join(folder, 'empty'), demo: join(folder, 'demo') }
  const empty = await openEmbedded(templates.empty)
  await prepareJobs(empty)
  await empty.close()
  await cp(templates.empty, templates.demo, { recursive: true })
  const database = await openEmbedded(templates.demo)
  await seedDemo(database, demoParts, new Date())
  await database.close()
  project.provide('testDatabases', { kind: 'embedded', templates } satisfies TestDatabases)
  return () => rm(folder, { recursive: true })
}

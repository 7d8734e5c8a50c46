/** Makes the databases of all tests once, on the PostgreSQL that TEST_DATABASE_URL names or on one of our own. */
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../src/platform/database/postgres.ts'
import { demoParts } from '../src/features.ts'
import { seedDemo } from '../src/platform/demo/seed.ts'
import { administer, newDatabaseName, urlOf } from './administer.ts'
import { PostgresCluster } from '@replybay/postgres'
import { prepareJobs } from './prepare-jobs.ts'
import type { TestDatabases } from './test-databases.ts'

export default async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL']
  const cluster = given ? undefined : await PostgresCluster.create({ durable: false })
  const serverUrl = given ?? cluster?.url ?? ''
  const templates = { empty: newDatabaseName(), demo: newDatabaseName() }
  await administer(serverUrl, `create database ${templates.empty}`)
  const empty = await openPostgres(urlOf(serverUrl, templates.empty), 2_000)
  await prepareJobs(empty)
  await empty.close()
  await administer(serverUrl, `create database ${templates.demo} template ${templates.empty}`)
  const database = await openPostgres(urlOf(serverUrl, templates.demo), 2_000)
  await seedDemo(database, demoParts, new Date())
  await database.close()
  project.provide('testDatabases', { kind: 'postgres', serverUrl, templates } satisfies TestDatabases)
  return async () => {
    if (cluster) return cluster.remove()
    for (const name of Object.values(templates))
      await administer(serverUrl, `drop database ${name} with (force)`)
  }
}

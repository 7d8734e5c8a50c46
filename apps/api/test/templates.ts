/**
 * Makes the databases of all tests once, one with the demo and one in which there is nobody:
 * making one takes two seconds, copying it a tenth of one.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../src/database/embedded.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { seedDemo } from '../src/demo/seed.ts'
import { administer, newDatabaseName, testDatabaseUrl, urlOf } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folders of embedded databases to copy. */
    templates: { empty: string; demo: string }
    /** The name of a database with the demo to copy, on the PostgreSQL of the tests. */
    postgresTemplate: string
  }
}

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'replybay-template-'))
  const templates = { empty: join(folder, 'empty'), demo: join(folder, 'demo') }
  await (await openEmbedded(templates.empty)).close()
  await cp(templates.empty, templates.demo, { recursive: true })
  const database = await openEmbedded(templates.demo)
  await seedDemo(database, new Date())
  await database.close()
  project.provide('templates', templates)

  const postgresTemplate = testDatabaseUrl ? await makeOnPostgres(testDatabaseUrl) : ''
  project.provide('postgresTemplate', postgresTemplate)
  return async () => {
    await rm(folder, { recursive: true })
    if (testDatabaseUrl) await administer(testDatabaseUrl, `drop database ${postgresTemplate} with (force)`)
  }
}

async function makeOnPostgres(serverUrl: string): Promise<string> {
  const name = newDatabaseName()
  await administer(serverUrl, `create database ${name}`)
  const database = await openPostgres(urlOf(serverUrl, name), 2_000)
  await seedDemo(database, new Date())
  await database.close()
  return name
}

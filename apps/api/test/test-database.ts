import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../src/database/database.ts'
import { openEmbedded } from '../src/database/embedded.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { administer, newDatabaseName, testDatabaseUrl, urlOf } from './postgres-server.ts'

/** A database of its own, with the demo. */
export function openTestDatabase(): Promise<Database> {
  return testDatabaseUrl ? openOwnDatabase(testDatabaseUrl) : openCopy()
}

async function openCopy(): Promise<Database> {
  const folder = await copyTemplate()
  return closingWith(await openEmbedded(folder), () => rm(folder, { recursive: true }))
}

/** A folder of its own with an embedded database: with the demo, or with nobody in it. */
export async function copyTemplate(name: 'demo' | 'empty' = 'demo'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'replybay-test-'))
  await cp(inject('templates')[name], folder, { recursive: true })
  return folder
}

async function openOwnDatabase(serverUrl: string): Promise<Database> {
  const name = newDatabaseName()
  await administer(serverUrl, `create database ${name} template ${inject('postgresTemplate')}`)
  return closingWith(await openPostgres(urlOf(serverUrl, name), 2_000), () =>
    administer(serverUrl, `drop database ${name} with (force)`),
  )
}

function closingWith(database: Database, closeRest: () => Promise<void>): Database {
  return {
    get queries() {
      return database.queries
    },
    transaction: (work) => database.transaction(work),
    ping: (timeoutMs) => database.ping(timeoutMs),
    async close() {
      await database.close()
      await closeRest()
    },
  }
}

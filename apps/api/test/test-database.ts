import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { inject } from 'vitest'
import type { Database } from '../src/database/database.ts'
import { openEmbedded } from '../src/database/embedded.ts'
import { openPostgres } from '../src/database/postgres.ts'

/** A PostgreSQL to run the tests on; without it they run on the embedded database. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL']

/** A database of its own: with its tables, and perhaps with the demo. */
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
  const name = `replybay_test_${randomBytes(6).toString('hex')}`
  await administer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return closingWith(await openPostgres(url.href, 2_000), () =>
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

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = postgres(serverUrl, { max: 1 })
  await client.unsafe(statement)
  await client.end()
}

import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { DatabaseChoice } from '../src/platform/config/config.ts'
import type { Database } from '../src/platform/database/database.ts'
import { openDatabase } from '../src/platform/database/open.ts'
import { administer, newDatabaseName, urlOf } from './administer.ts'

/** A database of a test's own, not open yet. */
export interface OwnDatabase {
  choice: DatabaseChoice
  /** What tells a server of it. */
  environment: Record<string, string>
  remove(): Promise<void>
}

/** A copy of what the set-up made, of the kind that this project is about. */
export async function copyTemplate(name: 'demo' | 'empty' = 'demo'): Promise<OwnDatabase> {
  const source = inject('testDatabases')
  return source.kind === 'embedded'
    ? copyFolder(source.templates[name])
    : copyOnServer(source.serverUrl, source.templates[name])
}

/** A database of its own, with the demo. */
export async function openTestDatabase(): Promise<Database> {
  const own = await copyTemplate()
  return closingWith(await openDatabase(own.choice), () => own.remove())
}

async function copyFolder(template: string): Promise<OwnDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'replybay-test-'))
  // It takes half the time of the one that waits.
  cpSync(template, folder, { recursive: true })
  return {
    choice: { kind: 'embedded', folder },
    environment: { REPLYBAY_DATA: folder },
    remove: () => rm(folder, { recursive: true }),
  }
}

async function copyOnServer(serverUrl: string, template: string): Promise<OwnDatabase> {
  const name = newDatabaseName()
  await administer(serverUrl, `create database ${name} template ${template}`)
  const url = urlOf(serverUrl, name)
  return {
    choice: { kind: 'postgres', url },
    environment: { DATABASE_URL: url, REPLYBAY_DEMO: 'on', REPLYBAY_MAIL: 'console' },
    remove: () => administer(serverUrl, `drop database ${name} with (force)`),
  }
}

function closingWith(database: Database, closeRest: () => Promise<void>): Database {
  return {
    kind: database.kind,
    hasVectors: database.hasVectors,
    get queries() {
      return database.queries
    },
    transaction: (work) => database.transaction(work),
    ping: (timeoutMs) => database.ping(timeoutMs),
    listen: (listener) => database.listen(listener),
    hasFreeDiskSpace: () => database.hasFreeDiskSpace(),
    async close() {
      await database.close()
      await closeRest()
    },
  }
}

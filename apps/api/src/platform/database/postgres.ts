import { setTimeout as wait } from 'node:timers/promises'
import { StartProblem } from '../config/start-problem.ts'
import { createDatabase, type Database } from './database.ts'
import { createNotificationListener } from './notification-listener.ts'
import { migrateDatabase } from './migrate.ts'
import { createPool } from './pool.ts'
import { isUnreachable } from './unreachable.ts'

const RETRY_MS = 500
const MAX_CONNECTIONS = 10
const OLDEST_VERSION = 150_000

/**
 * Opens a PostgreSQL.
 *
 * @param patienceMs how long to try again while it can't be reached.
 * @throws StartProblem when it can't be reached in that time, refuses us, or is too old.
 */
export async function openPostgres(url: string, patienceMs: number): Promise<Database> {
  const name = new URL(url).host
  const hasVectors = await prepare(url, name, Date.now() + patienceMs)
  const pool = createPool({ connectionString: url, max: MAX_CONNECTIONS })
  // Its disk is elsewhere: only its own answer to a writing says that it is full.
  const listener = createNotificationListener(url)
  return createDatabase(pool, {
    kind: 'postgres',
    hasVectors,
    listen: listener.listen,
    hasFreeDiskSpace: async () => true,
    close: listener.close,
  })
}

async function prepare(url: string, name: string, deadline: number): Promise<boolean> {
  for (;;) {
    // A migration may take longer than a request may wait.
    const pool = createPool({ connectionString: url, max: 1, statement_timeout: 0, query_timeout: 0 })
    try {
      const { rows } = await pool.query<{ version: string }>(
        `select current_setting('server_version_num') as version`,
      )
      if (Number(rows[0]?.version) < OLDEST_VERSION) {
        throw new StartProblem(`The PostgreSQL at ${name} is too old: Replybay needs 15 or newer.`)
      }
      return await migrateDatabase(pool)
    } catch (error) {
      if (error instanceof StartProblem) throw error
      if (!isUnreachable(error)) {
        throw new StartProblem(`The PostgreSQL at ${name} can't be used: ${messageOf(error)}.`)
      }
      if (Date.now() + RETRY_MS > deadline) {
        throw new StartProblem(
          `The PostgreSQL at ${name} can't be reached (${messageOf(error)}). Check DATABASE_URL and whether it runs.`,
        )
      }
    } finally {
      await pool.end()
    }
    await wait(RETRY_MS)
  }
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0]) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

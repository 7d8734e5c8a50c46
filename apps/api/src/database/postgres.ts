import { setTimeout as wait } from 'node:timers/promises'
import postgres, { type Options } from 'postgres'
import { StartProblem } from '../start-problem.ts'
import { createDatabase, type Database } from './database.ts'
import { migrateDatabase } from './migrate.ts'
import { isUnreachable } from './unreachable.ts'

const RETRY_MS = 500
const MAX_CONNECTIONS = 10
const OLDEST_VERSION = 150_000

const options: Options<Record<string, never>> = {
  connect_timeout: 5,
  onnotice: () => {},
  fetch_types: false,
  connection: { application_name: 'replybay', statement_timeout: 15_000 },
}

/**
 * Opens a PostgreSQL.
 *
 * @param patienceMs how long to try again while it can't be reached.
 * @throws StartProblem when it can't be reached in that time, refuses us, or is too old.
 */
export async function openPostgres(url: string, patienceMs: number): Promise<Database> {
  const name = new URL(url).host
  await prepare(url, name, Date.now() + patienceMs)
  return createDatabase(postgres(url, { ...options, max: MAX_CONNECTIONS }), async () => {})
}

async function prepare(url: string, name: string, deadline: number): Promise<void> {
  for (;;) {
    // A migration may take longer than a request may wait.
    const client = postgres(url, { ...options, max: 1, connection: { statement_timeout: 0 } })
    try {
      const [row] = await client<
        { version: string }[]
      >`select current_setting('server_version_num') as version`
      if (Number(row?.version) < OLDEST_VERSION) {
        throw new StartProblem(`The PostgreSQL at ${name} is too old: Replybay needs 15 or newer.`)
      }
      await migrateDatabase(client)
      return
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
      await client.end({ timeout: 1 })
    }
    await wait(RETRY_MS)
  }
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0]) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

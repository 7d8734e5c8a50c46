import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../src/platform/database/database.ts'

/** Whether another transaction waits for this one, or for the one of a process. */
export async function isWaitedFor(
  queries: Queries,
  processId: SQL = sql`pg_backend_pid()`,
): Promise<boolean> {
  const { rows } = await queries.execute(
    sql`select pid from pg_locks where not granted and ${processId} = any(pg_blocking_pids(pid))`,
  )
  return rows.length > 0
}

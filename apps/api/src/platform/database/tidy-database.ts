import { sql } from 'drizzle-orm'
import type { Job } from '../jobs/job.ts'
import type { Database } from './database.ts'

/**
 * Gives back what changed and removed rows took, and tells the planner what there is. PostgreSQL does that by itself; the
 * embedded database has no process for it. Table by table, so that whoever asks meanwhile has their turn.
 */
export async function tidyDatabase({ queries }: Database): Promise<void> {
  const { rows } = await queries.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`)
  for (const { name } of rows) await queries.execute(sql`vacuum (analyze) ${sql.raw(name)}`)
}

/** Every night, for the embedded database. */
export function tidyJob(database: Database): Job {
  return {
    name: 'tidy-database',
    schedule: '41 3 * * *',
    retries: 0,
    retryDelay: 0,
    retryDelayMax: 0,
    timeLimit: 3_600,
    run: () => tidyDatabase(database),
  }
}

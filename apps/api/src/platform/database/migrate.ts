import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool, PoolClient } from 'pg'
import { migrationsFolder } from '../../paths.ts'
import { StartProblem } from '../config/start-problem.ts'
import { makeVectorTables } from './vectors.ts'

/** Any number, as long as every instance takes the same. */
const MIGRATION_LOCK = 7_264_001

/**
 * Brings the tables to the newest state. Instances that start together wait for one another.
 *
 * @returns whether there are tables for vectors.
 * @throws StartProblem for a database of before the first release, whose migrations were others.
 */
export async function migrateDatabase(pool: Pool): Promise<boolean> {
  // The lock belongs to one connection.
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseOlderData(client)
    await migrate(drizzle(client), { migrationsFolder })
    const hasVectors = await makeVectorTables(client)
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
    return hasVectors
  } catch (error) {
    // The lock goes with the connection.
    client.release(true)
    throw error
  }
}

async function refuseOlderData(client: PoolClient): Promise<void> {
  const known = await client.query<{ migrations: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as migrations`,
  )
  if (!known.rows[0]?.migrations) return
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id limit 1',
  )
  const [applied] = rows
  const [first] = readMigrationFiles({ migrationsFolder })
  if (!applied || applied.hash === first?.hash) return
  throw new StartProblem(
    'This database is of a Replybay from before the first release and can’t be brought up to date: set REPLYBAY_DATA to another folder, or DATABASE_URL to another database.',
  )
}

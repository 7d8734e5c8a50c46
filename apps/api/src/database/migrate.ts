import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { migrationsFolder } from '../paths.ts'

/** Any number, as long as every instance takes the same. */
const MIGRATION_LOCK = 7_264_001

/** Brings the tables to the newest state. Instances that start together wait for one another. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  // The lock belongs to one connection.
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  } catch (error) {
    // The lock goes with the connection.
    client.release(true)
    throw error
  }
}

import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import type { Sql } from 'postgres'
import { migrationsFolder } from '../paths.ts'

/** Any number, as long as every instance takes the same. */
const MIGRATION_LOCK = 7_264_001

/**
 * Brings the tables to the newest state. Instances that start together wait for one another.
 *
 * @param client of one single connection: the lock belongs to the connection.
 */
export async function migrateDatabase(client: Sql): Promise<void> {
  await client`select pg_advisory_lock(${MIGRATION_LOCK})`
  try {
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client`select pg_advisory_unlock(${MIGRATION_LOCK})`
  }
}

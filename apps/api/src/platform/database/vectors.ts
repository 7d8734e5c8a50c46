import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { migrationsFolder } from '../../paths.ts'
import { hasSqlState } from './sql-state.ts'

const INSUFFICIENT_PRIVILEGE = '42501'

/** Makes the tables that need pgvector, where the database has it or may add it. @returns whether they are there. */
export async function makeVectorTables(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select from pg_available_extensions where name = 'vector'`)
  if (rows.length === 0) return false
  try {
    await client.query('create extension if not exists vector')
    await client.query(await readFile(join(migrationsFolder, 'vectors.sql'), 'utf8'))
    return true
  } catch (error) {
    // An administrator of the database may add the extension; the next start finds it.
    if (hasSqlState(error, INSUFFICIENT_PRIVILEGE)) return false
    throw error
  }
}

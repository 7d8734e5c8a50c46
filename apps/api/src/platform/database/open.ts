import type { DatabaseChoice } from '../config/config.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

/** How long a PostgreSQL that is still starting is waited for. */
const PATIENCE_MS = 8_000

/** Opens the database that the configuration names, with its tables in the newest state. */
export function openDatabase(choice: DatabaseChoice): Promise<Database> {
  return choice.kind === 'embedded' ? openEmbedded(choice.folder) : openPostgres(choice.url, PATIENCE_MS)
}

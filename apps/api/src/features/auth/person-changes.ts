import { sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { CHANNEL } from '../../platform/database/notifications.ts'

/** Tells every instance that a session of a person has ended, or that they may do other things from now on. */
export async function tellPersonChanged(queries: Queries, userId: string): Promise<void> {
  await queries.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ userId })})`)
}

import { eq, sql } from 'drizzle-orm'
import { companies } from '../../features/users/tables.ts'
import type { Database, Queries } from '../database/database.ts'
import { ATELIER_NORD, demoAccounts } from './accounts.ts'
import { demoId } from './demo-id.ts'
import type { DemoPart } from './part.ts'

const DAY_MS = 86_400_000
/** Instances that start together on one database wait here for one another. */
const SEED_LOCK = 7_264_002

/** Puts the demo company into a database in which there is nobody yet. */
export async function seedDemo(database: Database, parts: readonly DemoPart[], now: Date): Promise<void> {
  if (await hasCompanies(database.queries)) return
  const openedAt = new Date(now.getTime() - 120 * DAY_MS)
  const userIds = new Map(demoAccounts.map(({ name, email }) => [name, demoId(openedAt, email)]))
  await database.transaction(async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (await hasCompanies(queries)) return
    for (const addPart of parts) await addPart(queries, { now, openedAt, userIds })
  })
}

/** Whether this database holds the demo company. */
export async function hasDemo(database: Database): Promise<boolean> {
  const rows = await database.queries
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, ATELIER_NORD))
  return rows.length > 0
}

async function hasCompanies(queries: Queries): Promise<boolean> {
  const rows = await queries.select({ id: companies.id }).from(companies).limit(1)
  return rows.length > 0
}

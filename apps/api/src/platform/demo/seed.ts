import { eq, sql } from 'drizzle-orm'
import { hashPassword } from '../../features/auth/passwords.ts'
import type { Database, Queries } from '../database/database.ts'
import { companies, users } from '../../features/users/tables.ts'
import { guilds, webs } from '../../features/webs/tables.ts'
import { ATELIER_NORD, demoAccounts, DEMO_PASSWORD, DEMO_WEB_ID, MAISON_LUMEN } from './accounts.ts'
import { demoCompanies } from './companies.ts'
import { demoId } from './demo-id.ts'
import { demoParts } from './parts.ts'

const DAY_MS = 86_400_000
/** Instances that start together on one database wait here for one another. */
const SEED_LOCK = 7_264_002

/** Puts the demo company into a database in which there is nobody yet. */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  if (await hasCompanies(database.queries)) return
  // One for all of them, as they have one password.
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await database.transaction(async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (await hasCompanies(queries)) return
    const userIds = await insertPeople(queries, now, passwordHash)
    for (const addPart of demoParts) await addPart(queries, { now, userIds })
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

/** @returns the ids of the people, by their names. */
async function insertPeople(
  queries: Queries,
  now: Date,
  passwordHash: string,
): Promise<ReadonlyMap<string, string>> {
  const createdAt = new Date(now.getTime() - 120 * DAY_MS)
  const people = demoAccounts.map(({ about: _about, ...account }) => ({
    id: demoId(createdAt, account.email),
    ...account,
    passwordHash,
    validatedAt: createdAt,
    createdAt,
  }))
  await queries.insert(companies).values(demoCompanies(now, createdAt))
  await queries.insert(users).values(people)
  await queries.insert(webs).values({
    id: DEMO_WEB_ID,
    companyId: MAISON_LUMEN,
    name: 'Maison Lumen',
    domain: 'maison-lumen.example',
    createdAt,
  })
  await queries.insert(guilds).values({
    id: demoId(createdAt, 'guild'),
    companyId: MAISON_LUMEN,
    discordId: '1187421150938275840',
    name: 'L’Atelier Lumière',
    createdAt,
  })
  return new Map(people.map((person) => [person.name, person.id]))
}

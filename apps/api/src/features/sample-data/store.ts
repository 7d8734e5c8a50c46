import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { deleteTicketsOfWebs } from '../customers/index.ts'
import { listGuildIds } from '../guilds/index.ts'
import { companies } from '../users/tables.ts'
import { deleteSampleWebs, lockSampleWebs } from '../webs/index.ts'
import { webs } from '../webs/tables.ts'

/** Two who add sample data at the same time come one after the other. */
export async function lockCompany(queries: Queries, companyId: string) {
  await queries
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
}

/** Whether the company has anywhere that tickets could come from. */
export async function hasPlaces(queries: Queries, companyId: string): Promise<boolean> {
  const [web] = await queries.select({ id: webs.id }).from(webs).where(eq(webs.companyId, companyId)).limit(1)
  return web !== undefined || (await listGuildIds(queries, companyId)).length > 0
}

/** Customers whom the company knows from elsewhere too stay. */
export async function deleteSampleData(queries: Queries, companyId: string) {
  await deleteTicketsOfWebs(queries, companyId, await lockSampleWebs(queries, companyId))
  await deleteSampleWebs(queries, companyId)
}

/** When the webs of a company were changed last: the webs themselves do not say that one was removed. */
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { companies } from './tables.ts'

/** @returns null where they never were. */
export async function findWebsChange(queries: Queries, companyId: string): Promise<Date | null> {
  const [company] = await queries
    .select({ changedAt: companies.websChangedAt })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.changedAt ?? null
}

export async function noteWebsChange(queries: Queries, companyId: string): Promise<void> {
  await queries
    .update(companies)
    .set({ websChangedAt: sql`now()` })
    .where(eq(companies.id, companyId))
}

/** The one switch of a company for all that its AI agents do by themselves. */
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { companies } from './tables.ts'

export async function findAgentSwitch(queries: Queries, companyId: string) {
  const [company] = await queries
    .select({ isPaused: companies.agentsPaused, turnedAt: companies.agentsTurnedAt })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company ?? { isPaused: false, turnedAt: null }
}

export async function turnAgents(queries: Queries, companyId: string, agentsPaused: boolean): Promise<void> {
  await queries
    .update(companies)
    .set({ agentsPaused, agentsTurnedAt: sql`now()` })
    .where(eq(companies.id, companyId))
}

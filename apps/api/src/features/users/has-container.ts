import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { companies } from './tables.ts'

/** Whether a company's knowledge container is set up: it is with the first save of its name. */
export async function hasContainer(queries: Queries, companyId: string): Promise<boolean> {
  const [company] = await queries
    .select({ container: companies.container })
    .from(companies)
    .where(eq(companies.id, companyId))
  return Boolean(company?.container)
}

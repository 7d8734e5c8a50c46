import { eq } from 'drizzle-orm'
import type { AccountFeature } from '../../platform/contract/contract.ts'
import { companyState } from '../../platform/contract/rights.ts'
import type { Queries } from '../../platform/database/database.ts'
import { companies } from './tables.ts'

/** Whether a company is not suspended and has a feature: what runs in the background asks, calls are held by the contract. */
export async function mayUse(queries: Queries, companyId: string, feature: AccountFeature): Promise<boolean> {
  const [company] = await queries
    .select({ features: companies.features, blocked: companies.blocked })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!company) return false
  const { isSuspended, switchedOff } = companyState(company.features, company.blocked)
  return !isSuspended && !switchedOff.has(feature)
}

import type { components } from '@replybay/api-client'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { tellPersonChanged } from '../auth/index.ts'
import { companies, users } from './tables.ts'

type Features = components['schemas']['Features']
type Blocked = components['schemas']['Blocked']

export interface CompanyStateChange {
  /** Why the company is suspended; null: it is not any more. */
  suspend?: NonNullable<Blocked['account']> | null
  /** The pages that are closed from now on, all of them. */
  pages?: readonly string[]
  /** What is switched on or off; the rest stays. */
  features?: Features
}

/**
 * Changes what a company may use, for who runs the server: it holds from the next call of each of its people.
 *
 * @param owner the address of its owner
 * @returns what holds now; undefined where no company has such an owner.
 */
export async function changeCompanyState(
  database: Database,
  owner: string,
  { suspend, pages, features }: CompanyStateChange,
) {
  return await database.transaction(async (queries) => {
    const [company] = await queries
      .select({ id: companies.id, features: companies.features, blocked: companies.blocked })
      .from(users)
      .innerJoin(companies, eq(companies.id, users.companyId))
      .where(and(eq(users.email, owner.toLowerCase()), eq(users.role, 'owner'), isNotNull(users.validatedAt)))
      .for('update', { of: companies })
    if (!company) return undefined
    const reason = suspend === undefined ? company.blocked?.account : (suspend ?? undefined)
    const closed = pages ?? company.blocked?.pages ?? []
    const blocked: Blocked = {
      ...(reason && { account: reason }),
      ...(closed.length > 0 && { pages: [...closed] }),
    }
    const state = {
      features: { ...company.features, ...features },
      blocked: Object.keys(blocked).length > 0 ? blocked : null,
    }
    await queries.update(companies).set(state).where(eq(companies.id, company.id))
    const people = await queries.select({ id: users.id }).from(users).where(eq(users.companyId, company.id))
    for (const { id } of people) await tellPersonChanged(queries, id)
    return state
  })
}

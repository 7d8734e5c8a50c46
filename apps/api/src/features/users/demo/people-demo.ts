import { demoAccounts, DEMO_PASSWORD, MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import type { DemoPart } from '../../../platform/demo/part.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { companies, users } from '../tables.ts'
import { demoCompanies } from './companies.ts'

const HOUR_MS = 3_600_000

/** The companies of the demo, and those who can sign in to them. */
export const peopleDemo: DemoPart = async (queries, { now, openedAt, userIds }) => {
  // One for all of them, as they have one password.
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const seenAt = new Date(now.getTime() - 2 * HOUR_MS)
  const people = demoAccounts.map(({ about: _about, ...account }) => {
    const id = userIds.get(account.name)
    if (id === undefined) throw new Error(`${account.name} has no id.`)
    const lastSeenAt = account.companyId === MAISON_LUMEN ? seenAt : null
    return { id, ...account, passwordHash, validatedAt: openedAt, lastSeenAt, createdAt: openedAt }
  })
  await queries.insert(companies).values(demoCompanies(now, openedAt))
  await queries.insert(users).values(people)
}

import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Role } from '../../platform/contract/contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import { companies, users } from './tables.ts'
import { botSettings, webs } from '../webs/tables.ts'
import { Failure } from '../../platform/contract/failure.ts'

export async function findUser(queries: Queries, companyId: string, userId: string) {
  const [row] = await queries
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.id, userId), eq(users.companyId, companyId)))
  return row
}

export async function findOwner(queries: Queries, companyId: string) {
  const [owner] = await queries
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.role, 'owner')))
    .orderBy(asc(users.createdAt))
    .limit(1)
  return owner
}

/** A web of the company's own comes before what it looked around in. */
export async function listWebs(queries: Queries, companyId: string) {
  return queries
    .select({ id: webs.id, isSample: webs.isSample })
    .from(webs)
    .where(eq(webs.companyId, companyId))
    .orderBy(asc(webs.isSample), asc(webs.createdAt), asc(webs.id))
}

/** Whether an AI agent of a web replies to customers, or suggests replies. */
export async function hasReplyingAgent(queries: Queries, companyId: string): Promise<boolean> {
  const replies = inArray(botSettings.replyMode, ['on', 'suggest'])
  const [one] = await queries
    .select({ id: botSettings.id })
    .from(botSettings)
    .where(and(eq(botSettings.companyId, companyId), replies))
    .limit(1)
  return one !== undefined
}

export async function updateUser(queries: Queries, userId: string, set: Partial<typeof users.$inferInsert>) {
  await queries.update(users).set(set).where(eq(users.id, userId))
}

/** @returns the former picture. */
export async function replaceAvatar(queries: Queries, userId: string, avatar: string) {
  const [former] = await queries
    .select({ avatar: users.avatar })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  await updateUser(queries, userId, { avatar })
  return former?.avatar
}

/** How a company names and describes itself to customers. Undefined where it is gone. */
export async function findCompanyText(queries: Queries, companyId: string) {
  const [company] = await queries
    .select({ name: companies.name, description: companies.description })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company
}

/** What the company decides returns by. */
export async function findReturnRules(queries: Queries, companyId: string) {
  const [rules] = await queries
    .select({ returnDays: companies.returnDays, autoReturnsDisabled: companies.autoReturnsDisabled })
    .from(companies)
    .where(eq(companies.id, companyId))
  return rules ?? { returnDays: null, autoReturnsDisabled: true }
}

/** What the company promises about returns: to customers of a language in other words, where there are some. */
export async function findReturnPolicy(queries: Queries, companyId: string) {
  const [policy] = await queries
    .select({
      text: companies.returnPolicy,
      translations: companies.returnPolicyTranslations,
      returnDays: companies.returnDays,
    })
    .from(companies)
    .where(eq(companies.id, companyId))
  return policy
}

/** What papers say of the company. Undefined where it is gone. */
export async function findCompanyAddress(queries: Queries, companyId: string) {
  const [company] = await queries
    .select({ name: companies.name, address: companies.address, timeZone: companies.timeZone })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company
}

/** Whoever writes beside it does not wait. @throws Failure `not-found` where the company is gone. */
export async function lockCompany(queries: Queries, companyId: string) {
  const [company] = await queries
    .select()
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
  if (!company) throw new Failure('not-found')
  return company
}

export async function updateCompany(
  queries: Queries,
  companyId: string,
  set: Partial<typeof companies.$inferInsert>,
) {
  await queries.update(companies).set(set).where(eq(companies.id, companyId))
}

/** Who has shown that their address is theirs, the owner first. */
export async function listMembers(queries: Queries, companyId: string, roles: Role[]) {
  return queries
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.role, roles), isNotNull(users.validatedAt)))
    .orderBy(desc(eq(users.role, 'owner')), asc(users.createdAt), asc(users.id))
}

/** The language in which the owner uses the dashboard. */
export async function findOwnersLanguage(queries: Queries, companyId: string) {
  const [owner] = await queries
    .select({ locale: users.locale })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.role, 'owner')))
    .limit(1)
  return owner?.locale
}

export async function findMember(queries: Queries, companyId: string, userId: string) {
  const [member] = await memberOf(queries, companyId, userId)
  return member
}

export async function lockMember(queries: Queries, companyId: string, userId: string) {
  const [member] = await memberOf(queries, companyId, userId).for('update')
  return member
}

function memberOf(queries: Queries, companyId: string, userId: string) {
  return queries
    .select({ role: users.role, permissions: users.permissions, avatar: users.avatar })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.companyId, companyId), isNotNull(users.validatedAt)))
}

export async function listAvatars(queries: Queries, companyId: string): Promise<string[]> {
  const rows = await queries
    .select({ avatar: users.avatar })
    .from(users)
    .where(and(eq(users.companyId, companyId), isNotNull(users.avatar)))
  return rows.flatMap((row) => row.avatar ?? [])
}

/** Those of the pictures that are somebody's. */
export async function listNamedAvatars(queries: Queries, names: string[]): Promise<string[]> {
  const rows = await queries.select({ avatar: users.avatar }).from(users).where(inArray(users.avatar, names))
  return rows.flatMap(({ avatar }) => avatar ?? [])
}

/** @returns the status of the subscription, which changes no more until the transaction ends. */
export async function lockSubscription(queries: Queries, companyId: string) {
  const [company] = await queries
    .select({ status: companies.subscriptionStatus })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update')
  return company?.status
}

/** With everything of it that is left. */
export async function deleteCompany(queries: Queries, companyId: string) {
  await queries.delete(companies).where(eq(companies.id, companyId))
}

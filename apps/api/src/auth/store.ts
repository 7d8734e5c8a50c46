import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { tellPersonChanged } from './person-changes.ts'
import { codes, companies, passwordResets, sessions, ticketViews, users } from '../database/schema.ts'

export async function findUserByEmail(queries: Queries, email: string) {
  const [user] = await queries
    .select({
      id: users.id,
      companyId: users.companyId,
      name: users.name,
      locale: users.locale,
      passwordHash: users.passwordHash,
      validatedAt: users.validatedAt,
    })
    .from(users)
    .where(eq(users.email, email))
  return user
}

export async function lockUserByEmail(queries: Queries, email: string) {
  const [user] = await queries
    .select({
      id: users.id,
      companyId: users.companyId,
      role: users.role,
      validatedAt: users.validatedAt,
    })
    .from(users)
    .where(eq(users.email, email))
    .for('update')
  return user
}

/** Which of the addresses are somebody's who has shown that they are theirs. */
export async function listProvedEmails(queries: Queries, emails: string[]): Promise<string[]> {
  const rows = await queries
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), isNotNull(users.validatedAt)))
  return rows.map((row) => row.email)
}

/** With the name of the company. */
export async function findUserById(queries: Queries, userId: string) {
  const [user] = await queries
    .select({
      companyId: users.companyId,
      companyName: companies.name,
      email: users.email,
      name: users.name,
      locale: users.locale,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId))
  return user
}

export async function insertCompany(queries: Queries, company: typeof companies.$inferInsert) {
  await queries.insert(companies).values(company)
}

/** With everything that it holds. */
export async function deleteCompany(queries: Queries, companyId: string) {
  await queries.delete(companies).where(eq(companies.id, companyId))
}

/** @returns whether the address was free. */
export async function insertUser(queries: Queries, user: typeof users.$inferInsert): Promise<boolean> {
  const rows = await queries
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return rows.length > 0
}

/** What the person has made for the team stays, with the owner. */
export async function deleteUser(queries: Queries, companyId: string, userId: string) {
  const owner = queries
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.role, 'owner')))
    .limit(1)
  await queries
    .update(ticketViews)
    .set({ userId: sql`coalesce((${owner}), ${userId})` })
    .where(and(eq(ticketViews.userId, userId), eq(ticketViews.shared, true)))
  await queries.delete(users).where(and(eq(users.id, userId), eq(users.companyId, companyId)))
}

export async function setPassword(queries: Queries, userId: string, passwordHash: string) {
  await queries.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

/** Once it is validated, an address stays so. */
export async function setValidated(queries: Queries, userId: string, validatedAt: Date) {
  await queries
    .update(users)
    .set({ validatedAt })
    .where(and(eq(users.id, userId), isNull(users.validatedAt)))
}

export async function markSeen(queries: Queries, userId: string, lastSeenAt: Date) {
  await queries.update(users).set({ lastSeenAt }).where(eq(users.id, userId))
}

/** In place of the person's older code. */
export async function putCode(queries: Queries, code: Omit<typeof codes.$inferInsert, 'attempts'>) {
  const { userId: target } = codes
  const { userId: _userId, ...set } = code
  await queries
    .insert(codes)
    .values(code)
    .onConflictDoUpdate({ target, set: { ...set, attempts: 0 } })
}

/** Counts an attempt before it is made. @returns the code, if it still counts. */
export async function takeCodeAttempt(queries: Queries, userId: string, most: number, now: Date) {
  const [code] = await queries
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(and(eq(codes.userId, userId), gt(codes.expiresAt, now), lt(codes.attempts, most)))
    .returning()
  return code
}

/** @returns false if it was used, or replaced, meanwhile. */
export async function useCode(
  queries: Queries,
  { userId, codeHash }: Pick<typeof codes.$inferSelect, 'userId' | 'codeHash'>,
): Promise<boolean> {
  const rows = await queries
    .delete(codes)
    .where(and(eq(codes.userId, userId), eq(codes.codeHash, codeHash)))
    .returning({ userId: codes.userId })
  return rows.length > 0
}

export async function insertReset(queries: Queries, reset: typeof passwordResets.$inferInsert) {
  await queries.insert(passwordResets).values(reset)
}

export async function findResetUser(queries: Queries, tokenHash: string, now: Date) {
  const [user] = await queries
    .select({ userId: users.id, companyId: users.companyId })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
  return user
}

/** @returns whether there were any. */
export async function endResets(queries: Queries, userId: string): Promise<boolean> {
  const rows = await queries
    .delete(passwordResets)
    .where(eq(passwordResets.userId, userId))
    .returning({ userId: passwordResets.userId })
  return rows.length > 0
}

export async function insertSession(queries: Queries, session: typeof sessions.$inferInsert) {
  await queries.insert(sessions).values(session)
}

export async function findSessionUser(queries: Queries, tokenHash: string, now: Date) {
  const [user] = await queries
    .select({
      userId: users.id,
      companyId: users.companyId,
      name: users.name,
      role: users.role,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
  return user
}

export async function touchSession(queries: Queries, tokenHash: string, lastSeenAt: Date) {
  await queries.update(sessions).set({ lastSeenAt }).where(eq(sessions.tokenHash, tokenHash))
}

export async function listSessionsOf(queries: Queries, userId: string, now: Date) {
  return queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
}

/** @returns whether the person had it. */
export async function deleteSession(queries: Queries, userId: string, tokenHash: string): Promise<boolean> {
  const rows = await queries
    .delete(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId)))
    .returning({ userId: sessions.userId })
  await tellPersonChanged(queries, userId)
  return rows.length > 0
}

/** @param but the token hash of the one that stays. */
export async function deleteSessionsOf(queries: Queries, userId: string, but = '') {
  await queries.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, but)))
  await tellPersonChanged(queries, userId)
}

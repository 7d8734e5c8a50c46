import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import { hashToken } from '../../platform/secrets/tokens.ts'
import { deleteInvitationsBy } from './invitation-store.ts'
import { tellPersonChanged } from './person-changes.ts'
import { codes, passwordResets, sessions } from './tables.ts'
import { companies, users } from '../users/tables.ts'

/** A session that nobody has used for so long has ended; in ms. */
export const SESSION_IDLE_MS = 7 * 24 * 3_600_000

/** Registrations of one address whose codes are looked at without the secret of one: each makes guessing easier. */
export const MOST_REGISTRATIONS = 20

const account = {
  id: users.id,
  companyId: users.companyId,
  name: users.name,
  locale: users.locale,
  passwordHash: users.passwordHash,
  companyName: companies.name,
}

/** The account of an address that was proved. */
export async function findUserByEmail(queries: Queries, email: string) {
  const [user] = await queries
    .select(account)
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.email, email), isNotNull(users.validatedAt)))
  return user
}

/**
 * Registrations of an address that nobody has proved yet, the newest first: before all others those that opened a
 * company, since whoever holds the link of an invitation can register its address.
 */
export async function listRegistrations(queries: Queries, email: string, most: number) {
  return queries
    .select(account)
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.email, email), isNull(users.validatedAt)))
    .orderBy(desc(sql`${users.role} = 'owner'`), desc(users.createdAt), desc(users.id))
    .limit(most)
}

/** The registration of an address whose secret it is, however many there are beside it, while nobody has proved the address. */
export async function findOwnRegistration(queries: Queries, email: string, secret: string | undefined) {
  if (!secret) return undefined
  const registrationHash = hashToken(secret)
  const [registration] = await queries
    .select(account)
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(eq(users.email, email), isNull(users.validatedAt), eq(users.registrationHash, registrationHash)),
    )
  return registration
}

/** All accounts and registrations of an address, which change no more until the transaction ends. */
export async function lockUsersByEmail(queries: Queries, email: string) {
  return queries
    .select({
      id: users.id,
      companyId: users.companyId,
      role: users.role,
      validatedAt: users.validatedAt,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(eq(users.email, email))
    .orderBy(asc(users.id))
    .for('update')
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
async function deleteCompany(queries: Queries, companyId: string) {
  await queries.delete(companies).where(eq(companies.id, companyId))
}

export async function insertUser(queries: Queries, user: typeof users.$inferInsert) {
  await queries.insert(users).values(user)
}

/** Their open invitations go, too. */
export async function deleteUser(queries: Queries, companyId: string, userId: string) {
  await deleteInvitationsBy(queries, companyId, userId)
  await queries.delete(users).where(and(eq(users.id, userId), eq(users.companyId, companyId)))
}

/** An account that was never proved: with its company, which is the owner's alone until then. */
export async function deleteRegistration(
  queries: Queries,
  { id, companyId, role }: Pick<typeof users.$inferSelect, 'id' | 'companyId' | 'role'>,
) {
  if (role === 'owner') await deleteCompany(queries, companyId)
  else await deleteUser(queries, companyId, id)
}

export async function setPassword(queries: Queries, userId: string, passwordHash: string) {
  await queries.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

/** From now on the account is the address's, and needs no secret of its registration. */
export async function setValidated(queries: Queries, userId: string, validatedAt: Date) {
  await queries
    .update(users)
    .set({ validatedAt, registrationHash: null })
    .where(and(eq(users.id, userId), isNull(users.validatedAt)))
}

export async function markSeen(queries: Queries, userId: string, lastSeenAt: Date) {
  await queries.update(users).set({ lastSeenAt }).where(eq(users.id, userId))
}

/** Beside the person's other codes, however many others have asked for. */
export async function insertCode(queries: Queries, code: Omit<typeof codes.$inferInsert, 'id'>) {
  await queries.insert(codes).values({ id: newId(), ...code })
}

/** The newest code of the people that still counts: of one request, or of all where none is named. */
export async function findNewestCode(
  queries: Queries,
  { userIds, requestHash, now }: { userIds: string[]; requestHash: string | undefined; now: Date },
) {
  const ofRequest = requestHash === undefined ? undefined : eq(codes.requestHash, requestHash)
  const [code] = await queries
    .select({ id: codes.id, userId: codes.userId, codeHash: codes.codeHash, purpose: codes.purpose })
    .from(codes)
    .where(and(inArray(codes.userId, userIds), gt(codes.expiresAt, now), ofRequest))
    .orderBy(desc(codes.id))
    .limit(1)
  return code
}

/** @returns false if it was used meanwhile. */
export async function useCode(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries.delete(codes).where(eq(codes.id, id)).returning({ id: codes.id })
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

/** Ends all links and codes for a new password. @returns whether there was a token of one. */
export async function endResets(queries: Queries, userId: string): Promise<boolean> {
  await queries.delete(codes).where(and(eq(codes.userId, userId), eq(codes.purpose, 'reset')))
  const rows = await queries
    .delete(passwordResets)
    .where(eq(passwordResets.userId, userId))
    .returning({ userId: passwordResets.userId })
  return rows.length > 0
}

export async function insertSession(queries: Queries, session: typeof sessions.$inferInsert) {
  await queries.insert(sessions).values(session)
}

function hasNotEnded(now: Date) {
  const idleSince = new Date(now.getTime() - SESSION_IDLE_MS)
  return and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince))
}

export async function findSessionUser(queries: Queries, tokenHash: string, now: Date) {
  const [user] = await queries
    .select({
      userId: users.id,
      companyId: users.companyId,
      name: users.name,
      role: users.role,
      permissions: users.permissions,
      features: companies.features,
      blocked: companies.blocked,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(sessions.tokenHash, tokenHash), hasNotEnded(now)))
  return user
}

export async function touchSession(queries: Queries, tokenHash: string, lastSeenAt: Date) {
  await queries.update(sessions).set({ lastSeenAt }).where(eq(sessions.tokenHash, tokenHash))
}

/** More sessions than anybody looks through: all others end together, with a password change. */
const MOST_LISTED = 100

export async function listSessionsOf(queries: Queries, userId: string, now: Date) {
  return queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), hasNotEnded(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(MOST_LISTED)
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

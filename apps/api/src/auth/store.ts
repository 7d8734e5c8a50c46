import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { sessions, users } from '../database/schema.ts'

export async function findUserByEmail(queries: Queries, email: string) {
  const [user] = await queries
    .select({
      id: users.id,
      companyId: users.companyId,
      passwordHash: users.passwordHash,
      validatedAt: users.validatedAt,
    })
    .from(users)
    .where(eq(users.email, email))
  return user
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
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
  return user
}

export async function deleteSession(queries: Queries, tokenHash: string) {
  await queries.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

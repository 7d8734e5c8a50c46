import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { companies, guilds, users, webs } from '../database/schema.ts'

export async function findUser(queries: Queries, companyId: string, userId: string) {
  const [row] = await queries
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.id, userId), eq(users.companyId, companyId)))
  return row
}

export async function findOwnerId(queries: Queries, companyId: string) {
  const [owner] = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.role, 'owner')))
    .orderBy(asc(users.createdAt))
    .limit(1)
  return owner?.id
}

export async function listWebIds(queries: Queries, companyId: string) {
  const rows = await queries
    .select({ id: webs.id })
    .from(webs)
    .where(eq(webs.companyId, companyId))
    .orderBy(asc(webs.createdAt), asc(webs.id))
  return rows.map((web) => web.id)
}

export async function listGuildIds(queries: Queries, companyId: string) {
  const rows = await queries
    .select({ id: guilds.id })
    .from(guilds)
    .where(eq(guilds.companyId, companyId))
    .orderBy(asc(guilds.createdAt), asc(guilds.id))
  return rows.map((guild) => guild.id)
}

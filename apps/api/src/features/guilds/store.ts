/** Reading and writing community servers. Every function takes the company whose they are. */
import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { guilds } from './tables.ts'

export type GuildRow = typeof guilds.$inferSelect

/** In the order in which they were connected. */
export async function listGuildIds(queries: Queries, companyId: string): Promise<string[]> {
  const rows = await queries
    .select({ id: guilds.id })
    .from(guilds)
    .where(eq(guilds.companyId, companyId))
    .orderBy(asc(guilds.createdAt), asc(guilds.id))
  return rows.map(({ id }) => id)
}

export async function findGuild(
  queries: Queries,
  companyId: string,
  id: string,
): Promise<GuildRow | undefined> {
  const [row] = await queries
    .select()
    .from(guilds)
    .where(and(eq(guilds.companyId, companyId), eq(guilds.id, id)))
  return row
}

/** Whosever it is. */
export async function findGuildByDiscordId(
  queries: Queries,
  discordId: string,
): Promise<GuildRow | undefined> {
  const [row] = await queries.select().from(guilds).where(eq(guilds.discordId, discordId))
  return row
}

/** Holds it until the transaction ends; rows that refer to it can be added meanwhile. */
export async function lockGuild(
  queries: Queries,
  companyId: string,
  id: string,
): Promise<GuildRow | undefined> {
  const [row] = await queries
    .select()
    .from(guilds)
    .where(and(eq(guilds.companyId, companyId), eq(guilds.id, id)))
    .for('no key update')
  return row
}

/** Holds what others change of a company's servers until the transaction ends. */
export async function lockGuilds(queries: Queries, companyId: string): Promise<void> {
  await queries
    .select({ id: guilds.id })
    .from(guilds)
    .where(eq(guilds.companyId, companyId))
    .orderBy(asc(guilds.id))
    .for('no key update')
}

export async function updateGuild(
  queries: Queries,
  { companyId, id }: Pick<GuildRow, 'companyId' | 'id'>,
  set: Partial<typeof guilds.$inferInsert>,
): Promise<void> {
  await queries
    .update(guilds)
    .set(set)
    .where(and(eq(guilds.companyId, companyId), eq(guilds.id, id)))
}

/** @returns undefined where the server is connected already. */
export async function insertGuild(
  queries: Queries,
  row: typeof guilds.$inferInsert,
): Promise<GuildRow | undefined> {
  const [made] = await queries
    .insert(guilds)
    .values(row)
    .onConflictDoNothing({ target: guilds.discordId })
    .returning()
  return made
}

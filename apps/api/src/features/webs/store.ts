import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { botSettings, webs } from './tables.ts'

export async function findWeb(queries: Queries, companyId: string, id: string) {
  const [web] = await queries
    .select()
    .from(webs)
    .where(and(eq(webs.id, id), eq(webs.companyId, companyId)))
  return web
}

/** For visitors, who belong to no company: whose the web is. Nobody writes to one that holds sample data. */
export async function findWebOwner(queries: Queries, id: string) {
  const [web] = await queries
    .select({ companyId: webs.companyId })
    .from(webs)
    .where(and(eq(webs.id, id), eq(webs.isSample, false)))
  return web?.companyId
}

/** One to look around in. */
export async function insertSampleWeb(
  queries: Queries,
  web: Pick<typeof webs.$inferInsert, 'id' | 'companyId' | 'createdAt'>,
) {
  await queries.insert(webs).values({ ...web, name: 'Sample', domain: 'sample.example', isSample: true })
}

/** With nothing in them any more. */
export async function deleteSampleWebs(queries: Queries, companyId: string) {
  await queries.delete(webs).where(and(eq(webs.companyId, companyId), eq(webs.isSample, true)))
}

export async function findBotSettings(queries: Queries, companyId: string, webId: string) {
  const [settings] = await queries
    .select()
    .from(botSettings)
    .where(and(eq(botSettings.id, webId), eq(botSettings.companyId, companyId)))
  return settings
}

/** Keeps what is named; the rest stays as it was. */
export async function keepBotSettings(
  queries: Queries,
  of: Pick<typeof botSettings.$inferInsert, 'id' | 'companyId'>,
  set: Partial<typeof botSettings.$inferInsert>,
) {
  const [settings] = await queries
    .insert(botSettings)
    .values({ ...of, ...set })
    .onConflictDoUpdate({ target: botSettings.id, set: { ...of, ...set } })
    .returning()
  return settings
}

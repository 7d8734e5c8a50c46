import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { botQuestionLanguages, botSettings, webs } from './tables.ts'

export async function findWeb(queries: Queries, companyId: string, id: string) {
  const [web] = await queries
    .select()
    .from(webs)
    .where(and(eq(webs.id, id), eq(webs.companyId, companyId)))
  return web
}

/** A web of the company, or its first where there is none of the id. */
export async function findWebOrFirst(queries: Queries, companyId: string, id: string | null) {
  const [web] = await queries
    .select()
    .from(webs)
    .where(eq(webs.companyId, companyId))
    .orderBy(sql`${webs.id} = ${id ?? ''} desc`, asc(webs.createdAt), asc(webs.id))
    .limit(1)
  return web
}

/**
 * A web that stays until the transaction ends. It comes before customers and tickets: whoever removes a web holds it first.
 *
 * @throws Failure `not-found` when the company has no such web.
 */
export async function holdWeb(queries: Queries, companyId: string, id: string): Promise<void> {
  const [web] = await queries
    .select({ id: webs.id })
    .from(webs)
    .where(and(eq(webs.id, id), eq(webs.companyId, companyId)))
    .for('share')
  if (!web) throw new Failure('not-found')
}

/** Whoever writes a ticket of it beside that does not wait; who opens one does. */
export async function lockWeb(queries: Queries, companyId: string, id: string) {
  const [web] = await queries
    .select()
    .from(webs)
    .where(and(eq(webs.id, id), eq(webs.companyId, companyId)))
    .for('no key update')
  return web
}

/** One that is to be changed: no sample. */
export async function lockOwnWeb(queries: Queries, companyId: string, id: string) {
  const web = await lockWeb(queries, companyId, id)
  return web?.isSample ? undefined : web
}

/** Holds what others change of a company's webs until the transaction ends. */
export async function lockWebs(queries: Queries, companyId: string): Promise<void> {
  await queries
    .select({ id: webs.id })
    .from(webs)
    .where(eq(webs.companyId, companyId))
    .orderBy(asc(webs.id))
    .for('no key update')
  await queries
    .select({ id: botQuestionLanguages.id })
    .from(botQuestionLanguages)
    .where(eq(botQuestionLanguages.companyId, companyId))
    .orderBy(asc(botQuestionLanguages.id))
    .for('update')
}

/** Without samples. */
export async function countOwnWebs(queries: Queries, companyId: string): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(webs)
    .where(and(eq(webs.companyId, companyId), eq(webs.isSample, false)))
  return row?.count ?? 0
}

export async function insertWeb(queries: Queries, web: typeof webs.$inferInsert): Promise<void> {
  await queries.insert(webs).values(web)
}

export async function updateWeb(
  queries: Queries,
  id: string,
  change: Partial<typeof webs.$inferInsert>,
): Promise<void> {
  await queries.update(webs).set(change).where(eq(webs.id, id))
}

/** With its settings, its questions, its views and what else names it. */
export async function deleteWeb(queries: Queries, id: string): Promise<void> {
  await queries.delete(webs).where(eq(webs.id, id))
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

/** In the order in which webs are held. @returns their ids. */
export async function lockSampleWebs(queries: Queries, companyId: string): Promise<string[]> {
  const rows = await queries
    .select({ id: webs.id })
    .from(webs)
    .where(and(eq(webs.companyId, companyId), eq(webs.isSample, true)))
    .orderBy(asc(webs.id))
    .for('no key update')
  return rows.map(({ id }) => id)
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

/** The settings are held, and made where there are none. @returns the former logo. */
export async function replaceLogo(
  queries: Queries,
  { id, companyId }: Pick<typeof botSettings.$inferInsert, 'id' | 'companyId'>,
  logo: string,
) {
  await queries.insert(botSettings).values({ id, companyId }).onConflictDoNothing()
  const [former] = await queries
    .select({ logo: botSettings.logo })
    .from(botSettings)
    .where(eq(botSettings.id, id))
    .for('update')
  await queries.update(botSettings).set({ logo }).where(eq(botSettings.id, id))
  return former?.logo
}

export async function listLogos(queries: Queries, companyId: string): Promise<string[]> {
  const rows = await queries
    .select({ logo: botSettings.logo })
    .from(botSettings)
    .where(and(eq(botSettings.companyId, companyId), isNotNull(botSettings.logo)))
  return rows.flatMap(({ logo }) => logo ?? [])
}

/** Those of the logos that are a web's. */
export async function listNamedLogos(queries: Queries, names: string[]): Promise<string[]> {
  const rows = await queries
    .select({ logo: botSettings.logo })
    .from(botSettings)
    .where(inArray(botSettings.logo, names))
  return rows.flatMap(({ logo }) => logo ?? [])
}

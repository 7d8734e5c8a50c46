import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { findOwnersLanguage } from '../users/index.ts'
import type { Language } from './languages.ts'
import { knowledgeSettings } from './tables.ts'

type Settings = Pick<typeof knowledgeSettings.$inferSelect, 'language' | 'forcedAt' | 'synonymsVersion'>

/** What holds where a company has set nothing: most of its texts are in its owner's language. */
async function presetOf(queries: Queries, companyId: string): Promise<Settings> {
  const language = (await findOwnersLanguage(queries, companyId)) ?? 'en-US'
  return { language, forcedAt: null, synonymsVersion: 0 }
}

export async function readSettings(queries: Queries, companyId: string): Promise<Settings> {
  const [row] = await queries.select().from(knowledgeSettings).where(eq(knowledgeSettings.id, companyId))
  return row ?? presetOf(queries, companyId)
}

/** The language of texts whose own can't be told. */
export async function languageOf(queries: Queries, companyId: string): Promise<Language> {
  return (await readSettings(queries, companyId)).language
}

/** Keeps the language from following the owner's, once there is a text that was read with it. */
export async function settleSettings(queries: Queries, companyId: string): Promise<void> {
  const [row] = await queries
    .select({ id: knowledgeSettings.id })
    .from(knowledgeSettings)
    .where(eq(knowledgeSettings.id, companyId))
  if (row) return
  const preset = await presetOf(queries, companyId)
  await queries
    .insert(knowledgeSettings)
    .values({ id: companyId, companyId, ...preset })
    .onConflictDoNothing()
}

/** Reads them, and holds them until the transaction ends. */
export async function lockSettings(queries: Queries, companyId: string): Promise<Settings> {
  await settleSettings(queries, companyId)
  const [row] = await queries
    .select()
    .from(knowledgeSettings)
    .where(eq(knowledgeSettings.id, companyId))
    .for('update')
  return row ?? presetOf(queries, companyId)
}

/** Changes what is held. */
export async function keepSettings(
  queries: Queries,
  companyId: string,
  settings: Partial<Settings>,
): Promise<void> {
  await queries.update(knowledgeSettings).set(settings).where(eq(knowledgeSettings.id, companyId))
}

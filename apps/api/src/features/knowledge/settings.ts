import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { Language } from './language.ts'
import { knowledgeSettings } from './tables.ts'

type Settings = Pick<typeof knowledgeSettings.$inferSelect, 'language' | 'forcedAt' | 'synonymsVersion'>

/** What holds where a company has set nothing. */
const PRESET: Settings = { language: 'en-US', forcedAt: null, synonymsVersion: 0 }

export async function readSettings(queries: Queries, companyId: string): Promise<Settings> {
  const [row] = await queries.select().from(knowledgeSettings).where(eq(knowledgeSettings.id, companyId))
  return row ?? PRESET
}

/** The language of texts whose own can't be told. */
export async function languageOf(queries: Queries, companyId: string): Promise<Language> {
  return (await readSettings(queries, companyId)).language
}

/** Reads them, and holds them until the transaction ends. */
export async function lockSettings(queries: Queries, companyId: string): Promise<Settings> {
  await queries
    .insert(knowledgeSettings)
    .values({ id: companyId, companyId, ...PRESET })
    .onConflictDoNothing()
  const [row] = await queries
    .select()
    .from(knowledgeSettings)
    .where(eq(knowledgeSettings.id, companyId))
    .for('update')
  return row ?? PRESET
}

/** Changes what is held. */
export async function keepSettings(
  queries: Queries,
  companyId: string,
  settings: Partial<Settings>,
): Promise<void> {
  await queries.update(knowledgeSettings).set(settings).where(eq(knowledgeSettings.id, companyId))
}

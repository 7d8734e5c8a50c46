import { and, asc, count, eq, max, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { botQuestionLanguages, botQuestions } from './tables.ts'

/** Every language, the oldest first, with each of its questions in their order; one without any has a row, too. */
export async function listQuestions(queries: Queries, companyId: string, webId: string) {
  return await queries
    .select({ lang: botQuestionLanguages.lang, question: botQuestions })
    .from(botQuestionLanguages)
    .leftJoin(botQuestions, eq(botQuestions.languageId, botQuestionLanguages.id))
    .where(and(eq(botQuestionLanguages.webId, webId), eq(botQuestionLanguages.companyId, companyId)))
    .orderBy(
      asc(botQuestionLanguages.createdAt),
      asc(botQuestionLanguages.id),
      asc(botQuestions.position),
      asc(botQuestions.id),
    )
}

export async function listLanguages(queries: Queries, webId: string): Promise<string[]> {
  const rows = await queries
    .select({ lang: botQuestionLanguages.lang })
    .from(botQuestionLanguages)
    .where(eq(botQuestionLanguages.webId, webId))
  return rows.map(({ lang }) => lang)
}

export async function insertLanguage(queries: Queries, language: typeof botQuestionLanguages.$inferInsert) {
  await queries.insert(botQuestionLanguages).values(language)
}

/** Holds a language and its questions until the transaction ends: none is added, moved or removed beside it. */
export async function lockLanguage(
  queries: Queries,
  { companyId, webId, lang }: { companyId: string; webId: string; lang: string },
) {
  const [language] = await queries
    .select()
    .from(botQuestionLanguages)
    .where(
      and(
        eq(botQuestionLanguages.webId, webId),
        eq(botQuestionLanguages.companyId, companyId),
        eq(botQuestionLanguages.lang, lang),
      ),
    )
    .for('update')
  return language
}

/** With its questions. */
export async function deleteLanguage(queries: Queries, id: string): Promise<void> {
  await queries.delete(botQuestionLanguages).where(eq(botQuestionLanguages.id, id))
}

/** How many there are, and the place of the last. */
export async function countQuestions(queries: Queries, languageId: string) {
  const [row] = await queries
    .select({ count: count(), last: max(botQuestions.position) })
    .from(botQuestions)
    .where(eq(botQuestions.languageId, languageId))
  return { count: row?.count ?? 0, last: row?.last ?? -1 }
}

/** In their order. */
export async function listQuestionIds(queries: Queries, languageId: string): Promise<string[]> {
  const rows = await queries
    .select({ id: botQuestions.id })
    .from(botQuestions)
    .where(eq(botQuestions.languageId, languageId))
    .orderBy(asc(botQuestions.position), asc(botQuestions.id))
  return rows.map(({ id }) => id)
}

export async function insertQuestion(queries: Queries, question: typeof botQuestions.$inferInsert) {
  await queries.insert(botQuestions).values(question)
}

/** @returns whether there is one. */
export async function updateQuestion(
  queries: Queries,
  languageId: string,
  id: string,
  change: Partial<typeof botQuestions.$inferInsert>,
): Promise<boolean> {
  const rows = await queries
    .update(botQuestions)
    .set(change)
    .where(and(eq(botQuestions.id, id), eq(botQuestions.languageId, languageId)))
    .returning({ id: botQuestions.id })
  return rows.length > 0
}

/** @returns whether there was one. */
export async function deleteQuestion(queries: Queries, languageId: string, id: string): Promise<boolean> {
  const rows = await queries
    .delete(botQuestions)
    .where(and(eq(botQuestions.id, id), eq(botQuestions.languageId, languageId)))
    .returning({ id: botQuestions.id })
  return rows.length > 0
}

/** Gives questions the places of their order. */
export async function placeQuestions(queries: Queries, ids: readonly string[]): Promise<void> {
  const places = sql.join(
    ids.map((id, position) => sql`(${id}::text, ${position}::int)`),
    sql`, `,
  )
  await queries.execute(sql`
    update ${botQuestions} as question set position = placed.position
    from (values ${places}) as placed (id, position)
    where question.id = placed.id and question.position <> placed.position`)
}

import { and, eq, exists, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import type { FeatureJob } from '../../../platform/server-feature.ts'
import { quotation } from '../quotation.ts'
import { searchKnowledge } from '../retrieval.ts'
import { knowledgeDocuments, knowledgePassages } from '../tables.ts'
import { THRESHOLD } from '../threshold.ts'
import { tellOf } from '../topic.ts'
import { wordingOf } from './likeness.ts'
import { knowledgeGaps, knowledgeQuestions, unanswered } from './tables.ts'

/** Gaps that one document may answer: those with most of its words. */
const MOST = 20
/** A gap of so many words in common may be answered. */
const FEWEST_SHARED = 2

/**
 * Takes the gap off the list that a document was written for or that asks its very question, once a search finds it, and names
 * it at others that it answers, too: whether it does, a person decides. Unless it has changed again by then.
 */
export const closeAnsweredGaps: FeatureJob<{ documentId: string; version: number }> = {
  name: 'knowledge-close-gaps',
  retries: 3,
  retryDelay: 5,
  retryDelayMax: 60,
  timeLimit: 120,
  atOnce: 1,
  async run({ documentId, version }, { database }) {
    const [document] = await database.queries
      .select({ companyId: knowledgeDocuments.companyId, question: knowledgeDocuments.question })
      .from(knowledgeDocuments)
      .where(
        and(
          eq(knowledgeDocuments.id, documentId),
          eq(knowledgeDocuments.version, version),
          eq(knowledgeDocuments.state, 'ready'),
        ),
      )
    if (document) await closeGaps(database, { ...document, documentId })
  },
}

async function closeGaps(
  database: Database,
  { companyId, documentId, question }: { companyId: string; documentId: string; question: string | null },
): Promise<void> {
  const { queries } = database
  const held = sql`array(
    select distinct unnest(tsvector_to_array(${knowledgePassages.words}))
    from ${knowledgePassages} where ${knowledgePassages.documentId} = ${documentId})`
  // What an earlier version of it answered.
  await queries
    .update(knowledgeGaps)
    .set(unanswered)
    .where(and(eq(knowledgeGaps.companyId, companyId), eq(knowledgeGaps.answeredBy, documentId)))
  const asked = queries
    .select({ id: knowledgeQuestions.id })
    .from(knowledgeQuestions)
    .where(
      and(
        eq(knowledgeQuestions.gapId, knowledgeGaps.id),
        eq(knowledgeQuestions.wording, wordingOf(question ?? '')),
      ),
    )
  const own = await queries
    .select({ gapId: knowledgeGaps.id })
    .from(knowledgeGaps)
    .where(
      and(
        eq(knowledgeGaps.companyId, companyId),
        or(eq(knowledgeGaps.documentId, documentId), question === null ? undefined : exists(asked)),
        eq(knowledgeGaps.state, 'open'),
      ),
    )
  const shared = sql`(select count(*) from unnest(${knowledgeQuestions.words}) as word where word = any(${held}))`
  const candidates = await queries
    .select({ gapId: knowledgeQuestions.gapId, most: sql<number>`max(${shared})`.as('most') })
    .from(knowledgeQuestions)
    .innerJoin(knowledgeGaps, eq(knowledgeGaps.id, knowledgeQuestions.gapId))
    .where(
      and(
        eq(knowledgeQuestions.companyId, companyId),
        eq(knowledgeGaps.state, 'open'),
        isNull(knowledgeGaps.answeredBy),
        sql`${knowledgeQuestions.words} && ${held}`,
      ),
    )
    .groupBy(knowledgeQuestions.gapId)
    .having(sql`max(${shared}) >= ${FEWEST_SHARED}`)
    .orderBy(sql`most desc`, knowledgeQuestions.gapId)
    .limit(MOST)
  const ownIds = new Set(own.map(({ gapId }) => gapId))
  for (const gapId of new Set([...ownIds, ...candidates.map((one) => one.gapId)])) {
    const answer = await findAnswer(database, { companyId, gapId, documentId })
    if (!answer) continue
    await queries
      .update(knowledgeGaps)
      .set(ownIds.has(gapId) ? { state: 'answered', ...unanswered } : { answeredBy: documentId, ...answer })
      .where(and(eq(knowledgeGaps.id, gapId), eq(knowledgeGaps.state, 'open')))
  }
  await tellOf(queries, companyId, 'gaps')
}

/** Where a document answers the most common wording of a gap; undefined where it does not. */
async function findAnswer(
  database: Database,
  { companyId, gapId, documentId }: { companyId: string; gapId: string; documentId: string },
): Promise<{ answeringPassage: string; answerStart: number } | undefined> {
  const [wording] = await database.queries
    .select({
      text: sql<string>`min(${knowledgeQuestions.text})`,
      language: knowledgeQuestions.language,
    })
    .from(knowledgeQuestions)
    .where(eq(knowledgeQuestions.gapId, gapId))
    .groupBy(knowledgeQuestions.wording, knowledgeQuestions.language)
    .orderBy(sql`count(*) desc, max(${knowledgeQuestions.askedAt}) desc`)
    .limit(1)
  if (!wording) return undefined
  const { text: asked, language } = wording
  const search = { companyId, question: asked, language, documentId, isSpelledWell: true }
  const { best, words } = await searchKnowledge(database, search)
  if (!best || best.score < THRESHOLD) return undefined
  const start = best.text.indexOf(await quotation(database, best, words))
  return { answeringPassage: best.id, answerStart: Math.max(0, start) }
}

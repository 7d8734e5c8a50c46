/** Looks for other sources that answer differently, once a document is indexed. Rather few and right than many and wrong. */
import { and, desc, eq, gte, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import type { FeatureJob } from '../../../platform/server-feature.ts'
import type { Lexicon } from '../lexicon.ts'
import { lexiconOf } from '../synonyms/account-lexicon.ts'
import { quotation } from '../quotation.ts'
import { anyOf } from '../question.ts'
import { type FoundPassage, searchKnowledge } from '../retrieval.ts'
import { knowledgeDocuments, knowledgePassages, knowledgeWords } from '../tables.ts'
import { THRESHOLD } from '../threshold.ts'
import { answersDiffer, asksTheSame } from './answers-differ.ts'
import { asksForFigure } from './asks-for-figure.ts'
import { figuresDiffer, figuresIn } from './figures.ts'
import { putOpen, removeOpen, type Side } from './store.ts'

/** Questions that the passages of one document may answer: those with most of its words. */
const MOST_QUESTIONS = 20
/** Pairs with a word of a document that are looked at. */
const MOST_LOOKED_AT = 1_000
/** Words of a document by which its questions are looked for: the rarest. */
const MOST_WORDS = 60
/** A question of so many words in common may be answered. */
const FEWEST_SHARED = 2
/** Of one document. */
const MOST_FOUND = 10

/** Unless the document has changed again by then. */
export const findContradictions: FeatureJob<{ documentId: string; version: number }> = {
  name: 'knowledge-find-contradictions',
  retries: 3,
  retryDelay: 5,
  retryDelayMax: 60,
  timeLimit: 120,
  atOnce: 1,
  async run({ documentId, version }, { database }) {
    const [document] = await database.queries
      .select()
      .from(knowledgeDocuments)
      .where(
        and(
          eq(knowledgeDocuments.id, documentId),
          eq(knowledgeDocuments.version, version),
          eq(knowledgeDocuments.state, 'ready'),
        ),
      )
    if (!document) return
    const { companyId } = document
    const own = document.question
      ? await againstPair(database, companyId, { id: documentId, question: document.question })
      : await againstQuestions(database, companyId, documentId)
    await database.transaction(async (queries) => {
      await removeOpen(queries, companyId, documentId)
      for (const { question, sides } of own.slice(0, MOST_FOUND)) {
        await putOpen(queries, { id: newId(), companyId, question }, sides)
      }
    })
  },
}

interface Contradiction {
  question: string
  sides: readonly [Side, Side]
}

/** A pair against all that answers its question. */
async function againstPair(
  database: Database,
  companyId: string,
  pair: { id: string; question: string },
): Promise<Contradiction[]> {
  const { queries } = database
  const lexicon = await lexiconOf(database, companyId)
  const own = await passagesOf(queries, pair.id)
  const [first] = own
  if (!first) return []
  const { question } = pair
  const found = await searchKnowledge(database, { companyId, question, language: first.language })
  const contradictions: Contradiction[] = []
  for (const other of found.passages) {
    if (other.documentId === pair.id || other.score < THRESHOLD) continue
    const isOther = other.question === null ? otherFigures : otherAnswer
    const against = { ...first, documentId: pair.id, question }
    if (!(await isOther({ database, lexicon, words: found.words }, against, other))) continue
    contradictions.push({
      question:
        other.question !== null && other.question.length < question.length ? other.question : question,
      sides: [{ documentId: pair.id, text: first.text }, other],
    })
  }
  return eachOnce(contradictions)
}

interface Engine {
  database: Database
  lexicon: Lexicon
  words: Parameters<typeof quotation>[2]
}

type Answering = Pick<FoundPassage, 'text' | 'language' | 'question'>

/** Whether another pair asks the same, and answers it otherwise. */
async function otherAnswer({ database: { queries }, lexicon }: Engine, one: Answering, other: Answering) {
  const [pair, another] = [pairOf(one), pairOf(other)]
  const asked = await asksTheSame(queries, lexicon, pair, another)
  return asked !== undefined && (await answersDiffer(queries, lexicon, asked, [pair, another]))
}

const pairOf = ({ question, text: answer, language }: Answering) => ({
  question: question ?? '',
  answer,
  language,
})

/** Whether a passage answers with other figures: what it is quoted with. */
async function otherFigures({ database, words }: Engine, pair: Answering, passage: FoundPassage) {
  const figures = figuresIn(pair.text)
  if (!asksForFigure(pair.question ?? '')) return false
  if (!figuresDiffer(figures, figuresIn(passage.text))) return false
  return figuresDiffer(figures, figuresIn(await quotation(database, passage, words)))
}

/** The passages of a document against the questions of pairs that they may answer. */
async function againstQuestions(
  database: Database,
  companyId: string,
  documentId: string,
): Promise<Contradiction[]> {
  const { queries } = database
  const lexicon = await lexiconOf(database, companyId)
  const own = await passagesOf(queries, documentId)
  if (own.every(({ text }) => figuresIn(text).size === 0)) return []
  const contradictions: Contradiction[] = []
  for (const pair of await findPairs(queries, companyId, documentId)) {
    if (!asksForFigure(pair.question) || figuresIn(pair.text).size === 0) continue
    const { question, language } = pair
    const { passages, words } = await searchKnowledge(database, { companyId, question, language, documentId })
    for (const passage of passages.filter(({ score }) => score >= THRESHOLD)) {
      if (!own.some(({ text }) => text === passage.text)) continue
      if (!(await otherFigures({ database, lexicon, words }, pair, passage))) continue
      contradictions.push({ question, sides: [pair, passage] })
    }
  }
  return eachOnce(contradictions)
}

/** Pairs that have most of a document's rarest words in their question. */
async function findPairs(queries: Queries, companyId: string, documentId: string) {
  const held = sql`array(
    select distinct unnest(tsvector_to_array(${knowledgePassages.words}))
    from ${knowledgePassages} where ${knowledgePassages.documentId} = ${documentId})`
  const rarest = await queries
    .select({ word: knowledgeWords.word })
    .from(knowledgeWords)
    .where(and(eq(knowledgeWords.companyId, companyId), sql`${knowledgeWords.word} = any(${held})`))
    .orderBy(knowledgeWords.passages, knowledgeWords.word)
    .limit(MOST_WORDS)
  if (rarest.length === 0) return []
  const words = rarest.map(({ word }) => word)
  // In one step for each: a passage's words are unpacked once, not for each word that is looked for.
  const shared = sql<number>`(
    select count(*) from unnest(tsvector_to_array(${knowledgePassages.words})) as word
    where word = any(${sql.param(words)}::text[]))`
  const lookedAt = queries
    .select({
      id: knowledgePassages.id,
      documentId: knowledgePassages.documentId,
      text: knowledgePassages.text,
      language: knowledgePassages.language,
      question: knowledgeDocuments.question,
      shared: shared.as('shared'),
    })
    .from(knowledgePassages)
    .innerJoin(knowledgeDocuments, eq(knowledgeDocuments.id, knowledgePassages.documentId))
    .where(
      and(
        eq(knowledgePassages.companyId, companyId),
        eq(knowledgePassages.position, 0),
        eq(knowledgePassages.isSetAside, false),
        ne(knowledgePassages.documentId, documentId),
        isNotNull(knowledgeDocuments.question),
        sql`${knowledgePassages.words} @@ ${anyOf(words, ':A')}::tsquery`,
      ),
    )
    .limit(MOST_LOOKED_AT)
    .as('looked_at')
  const rows = await queries
    .select({
      documentId: lookedAt.documentId,
      text: lookedAt.text,
      language: lookedAt.language,
      question: lookedAt.question,
    })
    .from(lookedAt)
    .where(gte(lookedAt.shared, FEWEST_SHARED))
    .orderBy(desc(lookedAt.shared), lookedAt.id)
    .limit(MOST_QUESTIONS)
  return rows.flatMap(({ question, ...row }) => (question === null ? [] : [{ ...row, question }]))
}

async function passagesOf(queries: Queries, documentId: string) {
  return await queries
    .select({ text: knowledgePassages.text, language: knowledgePassages.language })
    .from(knowledgePassages)
    .where(and(eq(knowledgePassages.documentId, documentId), eq(knowledgePassages.isSetAside, false)))
    .orderBy(knowledgePassages.position)
}

/** Of two documents the best pair alone. */
function eachOnce(contradictions: readonly Contradiction[]): Contradiction[] {
  const key = ({ sides }: Contradiction) => sides.map(({ documentId }) => documentId).join(' ')
  return [...new Map(contradictions.toReversed().map((one) => [key(one), one])).values()].toReversed()
}

/** Makes documents findable: each is cut into passages, whose words are read, and is ready when a search finds them. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import type { FeatureJob, ServerContext } from '../../platform/server-feature.ts'
import { type Language, languages } from './language.ts'
import { type Lexicon, openLexicon } from './lexicon.ts'
import { indexOf, readTexts, wordsOf } from './passage-words.ts'
import { cutPassages } from './passages.ts'
import { ALL_PASSAGES } from './question.ts'
import { findPassages } from './retrieval.ts'
import { knowledgeDocuments, knowledgePassages, knowledgeSettings, knowledgeWords } from './tables.ts'

type Document = typeof knowledgeDocuments.$inferSelect
type NewPassage = typeof knowledgePassages.$inferInsert

const lexicons = new WeakMap<Database, Promise<Lexicon>>()

/** The lexicon, read once for each database. */
export function lexiconOf(database: Database): Promise<Lexicon> {
  const known = lexicons.get(database) ?? openLexicon(database.queries)
  lexicons.set(database, known)
  known.catch(() => lexicons.delete(database))
  return known
}

/** Indexes a document as it is, unless it has changed again by then: that change asks for a job of its own. */
export const indexDocument: FeatureJob<{ documentId: string; version: number }> = {
  name: 'knowledge-index-document',
  retries: 3,
  retryDelay: 2,
  retryDelayMax: 60,
  timeLimit: 120,
  run: ({ documentId, version }, { database }) => index(database, documentId, version),
  async onGivenUp({ documentId, version }, { database }) {
    await database.queries
      .update(knowledgeDocuments)
      .set({ state: 'failed', problem: 'error' })
      .where(and(eq(knowledgeDocuments.id, documentId), eq(knowledgeDocuments.version, version)))
  },
}

/** Asks for a document to be indexed, in the transaction that changed it. */
export async function askForIndex(
  { jobs }: Pick<ServerContext, 'jobs'>,
  queries: Queries,
  { id, version }: Pick<Document, 'id' | 'version'>,
): Promise<void> {
  await jobs.add(queries, indexDocument, { documentId: id, version })
}

/** Texts that are read by one query. */
const AT_ONCE = 50
/** Documents that are asked for in one transaction. */
const BATCH = 100

/** Asks for each document of a company that waits to be indexed. */
export const indexWaiting: FeatureJob<{ companyId: string }> = {
  name: 'knowledge-index-waiting',
  retries: 3,
  retryDelay: 2,
  retryDelayMax: 60,
  timeLimit: 60,
  run: ({ companyId }, { database, jobs }) =>
    database.transaction(async (queries) => {
      const isWaiting = and(
        eq(knowledgeDocuments.companyId, companyId),
        eq(knowledgeDocuments.state, 'waiting'),
      )
      const some = queries
        .select({ id: knowledgeDocuments.id })
        .from(knowledgeDocuments)
        .where(isWaiting)
        .limit(BATCH)
      const asked = await queries
        .update(knowledgeDocuments)
        .set({ state: 'indexing' })
        .where(inArray(knowledgeDocuments.id, some))
        .returning({ id: knowledgeDocuments.id, version: knowledgeDocuments.version })
      for (const document of asked) await askForIndex({ jobs }, queries, document)
      if (asked.length === BATCH) await jobs.add(queries, indexWaiting, { companyId })
    }),
}

/** Indexes a document now. */
async function index(database: Database, documentId: string, version: number): Promise<void> {
  const lexicon = await lexiconOf(database)
  const isIts = and(eq(knowledgeDocuments.id, documentId), eq(knowledgeDocuments.version, version))
  const [document] = await database.queries
    .update(knowledgeDocuments)
    .set({ state: 'indexing', problem: null })
    .where(isIts)
    .returning()
  if (!document) return
  const passages = await readPassages(database.queries, lexicon, document)
  await database.transaction(async (queries) => {
    const [held] = await queries
      .select({ id: knowledgeDocuments.id })
      .from(knowledgeDocuments)
      .where(isIts)
      .for('update')
    if (!held) return
    await removePassages(queries, document)
    if (passages.length > 0) await queries.insert(knowledgePassages).values(passages)
    await countWords(queries, document, 1)
  })
  const problem = passages.length === 0 ? 'empty' : null
  if (!problem) await requireFound(database.queries, lexicon, document, passages)
  await database.queries
    .update(knowledgeDocuments)
    .set({ state: problem ? 'failed' : 'ready', problem, language: passages[0]?.language ?? null })
    .where(isIts)
}

/** @throws where a search for what a passage says does not find it. */
async function requireFound(
  queries: Queries,
  lexicon: Lexicon,
  { id: documentId, companyId, title, question }: Document,
  passages: readonly Pick<typeof knowledgePassages.$inferInsert, 'text' | 'language'>[],
): Promise<void> {
  const [first] = passages
  if (!first) return
  const text = [title, question, first.text].filter(Boolean).join('\n')
  const asked = { companyId, documentId, question: text, language: first.language }
  const found = await findPassages(queries, lexicon, asked)
  if (found.length === 0) throw new Error('No search finds the document.')
}

async function readPassages(queries: Queries, lexicon: Lexicon, document: Document): Promise<NewPassage[]> {
  const { id: documentId, companyId, title, question, content } = document
  const passages = cutPassages(content).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const otherwise = await languageOf(queries, companyId)
  const titlesOf = (headings: readonly string[]) => [title, question, ...headings].filter(Boolean).join('\n')
  const inTexts = await wordsInEach(
    queries,
    lexicon,
    passages.map(({ text }) => text),
    otherwise,
  )
  const titles = [...new Set(passages.map(({ headings }) => titlesOf(headings)))]
  const ofTitles = await wordsInEach(queries, lexicon, titles, inTexts[0]?.language ?? otherwise)
  const inTitles = new Map(titles.map((text, place) => [text, ofTitles[place]?.words ?? []]))
  return passages.map(({ headings, text, start }, position) => {
    const { words = [], language = otherwise } = inTexts[position] ?? {}
    return {
      id: newId(),
      companyId,
      documentId,
      position,
      headings: headings.join('\n'),
      text,
      start,
      language,
      words: indexOf(words, inTitles.get(titlesOf(headings)) ?? []),
    }
  })
}

/** What each text is found by. In parts, so that others are served in between. */
async function wordsInEach(
  queries: Queries,
  lexicon: Lexicon,
  texts: readonly string[],
  otherwise: Language,
): Promise<{ language: Language; words: string[] }[]> {
  const all: { language: Language; words: string[] }[] = []
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const read = await readTexts(queries, texts.slice(from, from + AT_ONCE), otherwise)
    all.push(...read.map((text) => ({ language: text.language, words: wordsOf(text, lexicon) })))
  }
  return all
}

/** The language of texts whose own can't be told. */
export async function languageOf(queries: Queries, companyId: string): Promise<Language> {
  const [row] = await queries
    .select({ language: knowledgeSettings.language })
    .from(knowledgeSettings)
    .where(eq(knowledgeSettings.companyId, companyId))
  return row?.language ?? languages[0]
}

/** Takes a document's passages out of what is found. */
export async function removePassages(queries: Queries, document: Pick<Document, 'id' | 'companyId'>) {
  await countWords(queries, document, -1)
  await queries.execute(sql`
    delete from ${knowledgeWords} where company_id = ${document.companyId} and passages <= 0 and word in (
      select unnest(tsvector_to_array(words)) from ${knowledgePassages} where document_id = ${document.id})`)
  await queries.delete(knowledgePassages).where(eq(knowledgePassages.documentId, document.id))
}

/**
 * Adds a document's passages to how many hold each word, or takes them away. In the order of the words, so that two that
 * are indexed at the same time do not wait for each other.
 */
async function countWords(
  queries: Queries,
  { id, companyId }: Pick<Document, 'id' | 'companyId'>,
  sign: 1 | -1,
): Promise<void> {
  await queries.execute(sql`
    insert into ${knowledgeWords} (company_id, word, passages)
    select ${companyId}, word, ${sign} * count(*)
    from (
      select unnest(tsvector_to_array(words)) as word from ${knowledgePassages} where document_id = ${id}
      union all
      select ${ALL_PASSAGES} from ${knowledgePassages} where document_id = ${id}
    ) as held
    group by word order by word
    on conflict (company_id, word) do update set passages = knowledge_words.passages + excluded.passages`)
}

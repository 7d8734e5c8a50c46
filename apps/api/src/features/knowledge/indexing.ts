/** Makes documents findable: each is cut into passages, whose words are read, and is ready when a search finds them. */
import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import type { FeatureJob, ServerContext } from '../../platform/server-feature.ts'
import { findAlike } from './alike.ts'
import type { Language } from './languages.ts'
import type { Lexicon } from './lexicon.ts'
import { lexiconOf } from './synonyms/account-lexicon.ts'
import { findContradictions } from './contradictions/find-contradictions.ts'
import { closeAnsweredGaps } from './gaps/close-gaps.ts'
import { learnFile } from './files/learn-file.ts'
import { indexOf, readTexts, wordsOf } from './passage-words.ts'
import { cutPassages } from './passages.ts'
import { requireFound } from './proof.ts'
import { countWords, removePassages } from './removing.ts'
import { lockRoom } from './room.ts'
import { languageOf } from './settings.ts'
import { standing } from './store.ts'
import { knowledgeDocuments, knowledgePassages } from './tables.ts'
import { tellOf } from './topic.ts'
import { embedDocument } from './vectors/embed-passages.ts'
import { meaningOf } from './vectors/meaning.ts'

type Document = typeof knowledgeDocuments.$inferSelect
type NewPassage = typeof knowledgePassages.$inferInsert

/** Another one where texts are cut or stemmed otherwise: what was indexed before is indexed anew. */
const INDEX_VERSION = 1

/** Of jobs that index. */
export const RETRIES = { retries: 3, retryDelay: 2, retryDelayMax: 60 }

type IndexRequest = {
  documentId: string
  version: number
  /** The company of which the next one that waits is asked for then. */
  nextOf?: string
}

/**
 * Indexes a document as it is, and has it embedded, the gaps closed that it answers and looked for what contradicts it; unless
 * it has changed again by then: that change asks
 * for a job of its own.
 */
export const indexDocument: FeatureJob<IndexRequest> = {
  name: 'knowledge-index-document',
  ...RETRIES,
  timeLimit: 120,
  // Whoever works on tickets meanwhile waits for the same database.
  atOnce: 2,
  atOncePerCompany: 1,
  async run({ documentId, version, nextOf }, context) {
    const indexed = await index(context, documentId, version)
    const { database, jobs } = context
    await database.transaction(async (queries) => {
      if (indexed) await tellOf(queries, indexed.companyId, 'sources')
      if (nextOf) await jobs.add(queries, indexWaiting, { companyId: nextOf })
      const due = indexed && (await isOneOfMany(queries, indexed)) ? inAMinute() : {}
      await jobs.add(queries, closeAnsweredGaps, { documentId, version }, due)
      await jobs.add(queries, findContradictions, { documentId, version }, due)
      if (meaningOf(context)) await jobs.add(queries, embedDocument, { documentId })
    })
  },
  async onGivenUp({ documentId, version, nextOf }, { database, jobs }) {
    if (nextOf) await jobs.add(database.queries, indexWaiting, { companyId: nextOf })
    const [failed] = await database.queries
      .update(knowledgeDocuments)
      .set(standing('failed', 'error'))
      .where(and(eq(knowledgeDocuments.id, documentId), eq(knowledgeDocuments.version, version)))
      .returning({ companyId: knowledgeDocuments.companyId })
    if (failed) await tellOf(database.queries, failed.companyId, 'sources')
  },
}

/** What else documents change comes after all of them are found. */
const inAMinute = () => ({ dueAt: new Date(Date.now() + 60_000) })

/** Whether others are indexed with it. Nobody waits for what it changes, as one does who has just answered a question. */
async function isOneOfMany(queries: Queries, { companyId, kind }: Indexed): Promise<boolean> {
  if (kind !== 'file' && kind !== 'page' && kind !== 'text') return false
  const [more] = await queries
    .select({ id: knowledgeDocuments.id })
    .from(knowledgeDocuments)
    .where(
      and(
        eq(knowledgeDocuments.companyId, companyId),
        inArray(knowledgeDocuments.state, ['waiting', 'indexing']),
      ),
    )
    .limit(1)
  return more !== undefined
}

/** Asks for a document to be indexed, in the transaction that changed it. */
export async function askForIndex(
  { jobs }: Pick<ServerContext, 'jobs'>,
  queries: Queries,
  { id, companyId, version }: Pick<Document, 'id' | 'companyId' | 'version'>,
  next: Pick<IndexRequest, 'nextOf'> = {},
): Promise<void> {
  await tellOf(queries, companyId, 'sources')
  await jobs.add(queries, indexDocument, { documentId: id, version, ...next }, { companyId })
}

/** Texts that are read by one query. */
const AT_ONCE = 50
/** Passages that are written by one. */
const INSERTED_AT_ONCE = 500
/** Documents of a company that are asked for at a time: all companies share one queue, and those of others have their turn. */
const MOST_ASKED_FOR = 10

/** Asks for documents of a company that wait to be indexed; each of them asks for the next. */
export const indexWaiting: FeatureJob<{ companyId: string }> = {
  name: 'knowledge-index-waiting',
  ...RETRIES,
  timeLimit: 60,
  run: ({ companyId }, { database, jobs }) =>
    database.transaction(async (queries) => {
      await lockRoom(queries, companyId)
      const isIn = (state: Document['state']) =>
        and(eq(knowledgeDocuments.companyId, companyId), eq(knowledgeDocuments.state, state))
      const left = MOST_ASKED_FOR - (await queries.$count(knowledgeDocuments, isIn('indexing')))
      if (left <= 0) return
      const some = queries
        .select({ id: knowledgeDocuments.id })
        .from(knowledgeDocuments)
        .where(isIn('waiting'))
        .limit(left)
      const asked = await queries
        .update(knowledgeDocuments)
        .set(standing('indexing'))
        .where(inArray(knowledgeDocuments.id, some))
        .returning({ id: knowledgeDocuments.id, version: knowledgeDocuments.version })
      for (const document of asked) {
        await askForIndex({ jobs }, queries, { ...document, companyId }, { nextOf: companyId })
      }
    }),
}

/** By what a document is indexed. */
export function indexVersion(lexiconVersion: string): string {
  return `${INDEX_VERSION} ${lexiconVersion}`
}

type Indexed = Pick<Document, 'companyId' | 'kind'>

/** Indexes a document now. @returns whose it is; undefined where it has changed again. */
async function index(
  context: Pick<ServerContext, 'database' | 'blobs' | 'config'>,
  documentId: string,
  version: number,
): Promise<Indexed | undefined> {
  const { database } = context
  const isIts = and(eq(knowledgeDocuments.id, documentId), eq(knowledgeDocuments.version, version))
  const [found] = await database.queries
    .update(knowledgeDocuments)
    .set(standing('indexing'))
    .where(isIts)
    .returning()
  if (!found) return undefined
  const { companyId } = found
  await tellOf(database.queries, companyId, 'sources')
  const document = found.blob !== null && found.content === '' ? await learnFile(context, found) : found
  if (!document) return found
  const lexicon = await lexiconOf(database, document.companyId)
  const passages = await readPassages(database.queries, lexicon, document)
  const alikeTo = await findAlikeTo(database.queries, lexicon, document, passages)
  const isKept = await database.transaction(async (queries) => {
    const [held] = await queries
      .select({ id: knowledgeDocuments.id })
      .from(knowledgeDocuments)
      .where(isIts)
      .for('update')
    if (!held) return false
    const before = await queries
      .select({ text: knowledgePassages.text, isSetAside: knowledgePassages.isSetAside })
      .from(knowledgePassages)
      .where(eq(knowledgePassages.documentId, document.id))
    if (before.length > 0) await removePassages(queries, document)
    // What was set aside stays so where its document is indexed anew, but has not changed.
    const aside = new Set(before.filter(({ isSetAside }) => isSetAside).map(({ text }) => text))
    const rows = passages.map((one) => ({ ...one, isSetAside: aside.has(one.text) }))
    for (let from = 0; from < rows.length; from += INSERTED_AT_ONCE) {
      await queries.insert(knowledgePassages).values(rows.slice(from, from + INSERTED_AT_ONCE))
    }
    await countWords(queries, document.companyId, [document.id], 1)
    return true
  })
  // It has changed or is gone meanwhile.
  if (!isKept) return
  const problem = passages.length === 0 ? 'empty' : null
  if (!problem) await requireFound(database.queries, lexicon, document, passages)
  await database.queries
    .update(knowledgeDocuments)
    .set({
      ...standing(problem ? 'failed' : 'ready', problem),
      language: passages[0]?.language ?? null,
      passages: passages.length,
      alikeTo,
      indexedWith: indexVersion(lexicon.version),
      isAskedAgain: false,
    })
    .where(isIts)
  return found
}

/** The source that a file or a page says nearly the same as. Pages of one website are told apart while it is read. */
async function findAlikeTo(
  queries: Queries,
  lexicon: Lexicon,
  { id, companyId, kind, websiteId }: Document,
  passages: readonly Pick<NewPassage, 'text' | 'language'>[],
): Promise<string | null> {
  if (kind !== 'file' && kind !== 'page') return null
  const [alike] = await findAlike(queries, lexicon, {
    companyId,
    passages,
    isOther: (one) => one.documentId !== id && (websiteId === null || one.websiteId !== websiteId),
  })
  return alike?.documentId ?? null
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
  return passages.map(({ headings, text, start, page }, position) => {
    const { words = [], language = otherwise } = inTexts[position] ?? {}
    return {
      id: newId(),
      companyId,
      documentId,
      position,
      headings: headings.join('\n'),
      text,
      start,
      page: document.pages === null ? null : page,
      language,
      words: indexOf(words, inTitles.get(titlesOf(headings)) ?? []),
    }
  })
}

/** What each text is found by; others are served in between. */
async function wordsInEach(
  queries: Queries,
  lexicon: Lexicon,
  texts: readonly string[],
  otherwise: Language,
): Promise<{ language: Language; words: string[] }[]> {
  const all: { language: Language; words: string[] }[] = []
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const read = await readTexts(queries, texts.slice(from, from + AT_ONCE), otherwise)
    for (const text of read) {
      all.push({ language: text.language, words: wordsOf(text, lexicon) })
      await setImmediate()
    }
  }
  return all
}

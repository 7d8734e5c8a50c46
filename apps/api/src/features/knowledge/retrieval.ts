/**
 * Finds the passages that answer a question. Each word of the question weighs what it tells: the fewer passages of the
 * company hold it, the more. A passage is as good as the share of that weight which it holds.
 */
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Language } from './languages.ts'
import type { Lexicon } from './lexicon.ts'
import { lexiconOf } from './synonyms/account-lexicon.ts'
import { anyOf, type QuestionWord, readQuestion, type ReadQuestion } from './question.ts'
import { knowledgeDocuments, knowledgePassages } from './tables.ts'
import { THRESHOLD } from './threshold.ts'

/** Passages that are found for a question. */
export const MOST_FOUND = 20
/** What a word in a title counts beside one in the text. */
const TITLE = 0.3
/** What scores less than this share of another one is clearly worse. */
const CLEARLY_WORSE = 0.75
/** So many passages are looked at: those of the rarest words. */
const MOST_LOOKED_AT = 3_000

export interface Search {
  companyId: string
  question: string
  /** Of the question, where it can't be told. */
  language: Language
  /** Of one document alone: also what was set aside of it. */
  documentId?: string
  /** Whether no word is taken for another one. @default false */
  isSpelledWell?: boolean
}

export interface FoundPassage {
  companyId: string
  id: string
  documentId: string
  title: string
  /** Of a page. */
  link: string | null
  /** Of a page. */
  websiteId: string | null
  /** Of a pair. */
  question: string | null
  kind: typeof knowledgeDocuments.$inferSelect.kind
  headings: readonly string[]
  /** Of a file that has pages: the one on which it begins. */
  page: number | null
  text: string
  language: Language
  /** From 0 to 1: how much of what the question says the passage holds. */
  score: number
  /** How near its meaning is to that of the question, at most 1; undefined where that was not asked, or it is far off. */
  similarity?: number
}

export interface Found extends ReadQuestion {
  /** The most promising first; none where the question says nothing that the company's knowledge holds. */
  passages: FoundPassage[]
  /** The best by its words: in the language of the question, unless that is clearly worse. */
  best: FoundPassage | undefined
}

/** Looks a question up in what a company's agents know, by its words. */
export async function searchKnowledge(database: Database, search: Search): Promise<Found> {
  const { queries } = database
  const read = await readQuestion(queries, await lexiconOf(database, search.companyId), search)
  const passages = await rank(queries, read, search)
  return { ...read, passages, best: bestFor(passages, read.language) }
}

/**
 * The passage that answers best. Who asks is answered in their language where a source is in it: what is said there is quoted
 * word by word.
 */
export function bestFor(passages: readonly FoundPassage[], language: Language): FoundPassage | undefined {
  const [best] = passages
  if (!best || best.language === language) return best
  const least = Math.max(THRESHOLD, CLEARLY_WORSE * best.score)
  return passages.find((passage) => passage.language === language && passage.score >= least) ?? best
}

/** The passages of `searchKnowledge`. */
export async function findPassages(
  queries: Queries,
  lexicon: Lexicon,
  search: Search,
): Promise<FoundPassage[]> {
  return rank(queries, await readQuestion(queries, lexicon, search), search)
}

interface Ranked extends Pick<Search, 'companyId' | 'documentId'> {
  /** These passages alone, whether they hold a word or not. */
  ids?: readonly string[]
}

/** The passages that hold the most of a question, best first. */
export async function rank(
  queries: Queries,
  { words, least }: Pick<ReadQuestion, 'words' | 'least'>,
  { companyId, documentId, ids }: Ranked,
): Promise<FoundPassage[]> {
  const candidates = rarest(words)
  if (!candidates && !ids) return []
  const total = Math.max(
    least,
    words.reduce((sum, { weight }) => sum + weight, 0),
  )
  const lookedAt = queries
    .select({
      id: knowledgePassages.id,
      // Another value: what is stored would be fetched anew for each word that it is asked for.
      words: sql<string>`${knowledgePassages.words} || ''::tsvector`.as('held'),
    })
    .from(knowledgePassages)
    .where(
      and(
        // Not both: whose it is, is asked below, and PostgreSQL takes the less telling of two indexes for a table that has
        // just grown.
        documentId
          ? eq(knowledgePassages.documentId, documentId)
          : and(eq(knowledgePassages.companyId, companyId), eq(knowledgePassages.isSetAside, false)),
        ids
          ? inArray(knowledgePassages.id, [...ids])
          : sql`${knowledgePassages.words} @@ ${candidates}::tsquery`,
      ),
    )
    .limit(MOST_LOOKED_AT)
    .as('looked_at')
  const known = words.filter(({ ways }) => ways.size > 0)
  const shareOf = (mark: '' | ':A') => {
    const parts = [sql`0::float8`, ...known.map((word) => heldOf(lookedAt.words, word, mark))]
    return sql<number>`((${sql.join(parts, sql` + `)}) / ${total})::real`
  }
  // The limit keeps PostgreSQL from working the shares out once more for each place where they stand below.
  const scored = queries
    .select({ id: lookedAt.id, score: shareOf('').as('score'), titles: shareOf(':A').as('titles') })
    .from(lookedAt)
    .limit(MOST_LOOKED_AT)
    .as('scored')
  const order = sql`${scored.score} + ${TITLE} * ${scored.titles}`
  const best = queries
    .select({ id: scored.id, score: scored.score, order: order.as('order') })
    .from(scored)
    .orderBy(desc(order), scored.id)
    .limit(MOST_FOUND)
    .as('best')
  // Of the best alone: of thousands, their texts would be most of the work.
  const rows = await queries
    .select({
      companyId: knowledgePassages.companyId,
      id: knowledgePassages.id,
      documentId: knowledgePassages.documentId,
      title: knowledgeDocuments.title,
      link: knowledgeDocuments.link,
      websiteId: knowledgeDocuments.websiteId,
      question: knowledgeDocuments.question,
      kind: knowledgeDocuments.kind,
      headings: knowledgePassages.headings,
      page: knowledgePassages.page,
      text: knowledgePassages.text,
      language: knowledgePassages.language,
      score: best.score,
    })
    .from(best)
    .innerJoin(knowledgePassages, eq(knowledgePassages.id, best.id))
    .innerJoin(knowledgeDocuments, eq(knowledgeDocuments.id, knowledgePassages.documentId))
    .where(eq(knowledgePassages.companyId, companyId))
    .orderBy(desc(best.order), best.id)
  return rows.map((row) => ({ ...row, headings: row.headings.split('\n').filter(Boolean) }))
}

/** What a word adds to a passage's score: its best way. */
function heldOf(words: SQL.Aliased<string>, { ways, weight }: QuestionWord, mark: '' | ':A'): SQL {
  const byWorth = Map.groupBy(ways, ([, worth]) => worth)
  const cases = [...byWorth]
    .toSorted(([one], [other]) => other - one)
    .map(([worth, same]) => {
      const any = anyOf(
        same.map(([word]) => word),
        mark,
      )
      return sql`when ${words} @@ ${any}::tsquery then ${worth * weight}::float8`
    })
  return sql`case ${sql.join(cases, sql` `)} else 0 end`
}

/**
 * Which passages to look at: those with the rarest words of the question, and of its common words those that have two of
 * them. So their number is bounded, whatever is asked.
 */
function rarest(words: readonly QuestionWord[]): string | undefined {
  const known = words
    .filter(({ ways }) => ways.size > 0)
    .toSorted((one, other) => one.passages - other.passages)
  let lookedAt = 0
  const parts = known.map((word, place) => {
    lookedAt += word.passages
    if (place === 0 || lookedAt <= MOST_LOOKED_AT) return anyOf([...word.ways.keys()])
    const rarer = known.slice(0, place).flatMap(({ ways }) => [...ways.keys()])
    return `((${anyOf([...word.ways.keys()])}) & (${anyOf(rarer)}))`
  })
  return parts.length > 0 ? parts.join(' | ') : undefined
}

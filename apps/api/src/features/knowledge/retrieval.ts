/**
 * Finds the passages that answer a question. Each word of the question weighs what it tells: the fewer passages of the
 * company hold it, the more. A passage is as good as the share of that weight which it holds.
 */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Language } from './language.ts'
import { type Lexicon, lexiconOf } from './lexicon.ts'
import { anyOf, type QuestionWord, readQuestion, type ReadQuestion } from './question.ts'
import { knowledgeDocuments, knowledgePassages } from './tables.ts'

/** Passages that are found for a question. */
export const MOST_FOUND = 20
/** What a word in a title counts beside one in the text. */
const TITLE = 0.3
/** So many passages are looked at: those of the rarest words. */
const MOST_LOOKED_AT = 3_000

interface Search {
  companyId: string
  question: string
  /** Of the question, where it can't be told. */
  language: Language
  /** Of one document alone. */
  documentId?: string
}

export interface FoundPassage {
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
}

export interface Found extends ReadQuestion {
  /** The best first; none where the question says nothing that the company's knowledge holds. */
  passages: FoundPassage[]
}

/** Looks a question up in what a company's agents know. */
export async function searchKnowledge(database: Database, search: Search): Promise<Found> {
  const { queries } = database
  const read = await readQuestion(queries, await lexiconOf(database), search)
  return { ...read, passages: await rank(queries, read.words, search) }
}

/** The passages of `searchKnowledge`. */
export async function findPassages(
  queries: Queries,
  lexicon: Lexicon,
  search: Search,
): Promise<FoundPassage[]> {
  const { words } = await readQuestion(queries, lexicon, search)
  return rank(queries, words, search)
}

async function rank(
  queries: Queries,
  words: readonly QuestionWord[],
  { companyId, documentId }: Pick<Search, 'companyId' | 'documentId'>,
): Promise<FoundPassage[]> {
  const candidates = rarest(words)
  if (!candidates) return []
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  const lookedAt = queries
    .select({ id: knowledgePassages.id })
    .from(knowledgePassages)
    .where(
      and(
        eq(knowledgePassages.companyId, companyId),
        documentId ? eq(knowledgePassages.documentId, documentId) : undefined,
        sql`${knowledgePassages.words} @@ ${candidates}::tsquery`,
      ),
    )
    .limit(MOST_LOOKED_AT)
  const known = words.filter(({ ways }) => ways.size > 0)
  const shareOf = (mark: '' | ':A') =>
    sql<number>`((${sql.join(
      known.map((word) => heldOf(word, mark)),
      sql` + `,
    )}) / ${total})::real`
  const rows = await queries
    .select({
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
      score: shareOf('').as('score'),
    })
    .from(knowledgePassages)
    .innerJoin(knowledgeDocuments, eq(knowledgeDocuments.id, knowledgePassages.documentId))
    .where(inArray(knowledgePassages.id, lookedAt))
    .orderBy(sql`${shareOf('')} + ${TITLE} * ${shareOf(':A')} desc`, knowledgePassages.id)
    .limit(MOST_FOUND)
  return rows.map((row) => ({ ...row, headings: row.headings.split('\n').filter(Boolean) }))
}

/** What a word adds to a passage's score: its best way. */
function heldOf({ ways, weight }: QuestionWord, mark: '' | ':A') {
  const byWorth = Map.groupBy(ways, ([, worth]) => worth)
  const cases = [...byWorth]
    .toSorted(([one], [other]) => other - one)
    .map(([worth, same]) => {
      const any = anyOf(
        same.map(([word]) => word),
        mark,
      )
      return sql`when ${knowledgePassages.words} @@ ${any}::tsquery then ${worth * weight}::float8`
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

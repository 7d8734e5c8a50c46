import { sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { isCommon } from './common-words.ts'
import { isCourtesy } from './courtesy.ts'
import type { Language } from './languages.ts'
import { conceptsByPlace, type Lexicon } from './lexicon.ts'
import { quoted, type ReadText, readTexts } from './passage-words.ts'
import { knowledgeWords } from './tables.ts'

/** A word of a question, as it can stand in a passage. */
export interface QuestionWord {
  written: string
  /** The words of passages that it can be, and what each is worth: 1 is the word itself. */
  ways: ReadonlyMap<string, number>
  /** How much of the question it is. */
  weight: number
  /** How many passages hold it, at least. */
  passages: number
}

export interface ReadQuestion {
  language: Language
  words: QuestionWord[]
  /** What a passage has to hold for its score to be that share of the question which it holds. */
  least: number
}

/** What a word is worth that stands there as a synonym or in another language, and one that is misspelled. */
const WORTH = { same: 1, concept: 0.9, misspelled: 0.8 }
/** So much of a question is read, in characters. */
export const LONGEST = 2_000
/** Words of a question that are looked for. */
const MOST_WORDS = 24
/** How alike two words have to be for one to be the other, misspelled; 1 is the same. */
const NEAR = 0.45
/** A shorter word is taken as it is. */
const SHORTEST_MISSPELLED = 5
/** What a word of everyday talk weighs, where no passage has it and where one has. */
const COMMON = { unknown: 0, known: 0.4 }
/** A number says little without what it counts. */
const NUMBER = { unknown: 1, known: 0.4 }
/** How much a question has to say, of what a word says that one passage has: less is no proof, whatever holds it. */
const LEAST = 0.8
/** Fewer passages say little of how rare a word is: it counts as if there were as many. */
const FEWEST_PASSAGES = 20
/** Under this name stands how many passages a company has. */
export const ALL_PASSAGES = ''

interface Asked {
  companyId: string
  question: string
  /** Where it can't be told. */
  language: Language
  /** Whether no word is taken for another one: likest words cost the most. @default false */
  isSpelledWell?: boolean | undefined
}

/** Reads a question: its words by how much each says, none for those that say nothing. */
export async function readQuestion(
  queries: Queries,
  lexicon: Lexicon,
  { companyId, question, language: otherwise, isSpelledWell }: Asked,
): Promise<ReadQuestion> {
  const [read] = await readTexts(queries, [question.slice(0, LONGEST)], otherwise)
  if (!read) return { language: otherwise, words: [], least: 0 }
  return weighWords(queries, lexicon, read, { companyId, isSpelledWell })
}

/** Weighs the words of a question that has been read. */
export async function weighWords(
  queries: Queries,
  lexicon: Lexicon,
  { tokens, language }: ReadText,
  { companyId, isSpelledWell = false }: Pick<Asked, 'companyId' | 'isSpelledWell'>,
): Promise<ReadQuestion> {
  const concepts = conceptsByPlace(lexicon.find(tokens, language))
  const told = tokens
    .map(({ written, stems }, place) => ({
      written,
      stems,
      concepts: [...(concepts.get(place) ?? [])],
    }))
    // Signs alone, such as an emoji, are words to some databases.
    .filter(({ written, stems }) => stems.length > 0 && /[\p{L}\p{N}]/u.test(written) && !isCourtesy(written))
  const distinct = [...new Map(told.map((word) => [word.stems[0] ?? word.written, word])).values()].slice(
    0,
    MOST_WORDS,
  )
  const counts = await countPassages(
    queries,
    companyId,
    distinct.flatMap(({ stems, concepts: own }) => [...stems, ...own]),
  )
  const all = Math.max(counts.get(ALL_PASSAGES) ?? 0, FEWEST_PASSAGES)
  const known = (word: string) => (counts.get(word) ?? 0) > 0
  const lost = distinct.filter(
    ({ written, stems, concepts: own }) =>
      !isSpelledWell && ![...stems, ...own].some(known) && own.length === 0 && isSpelled(written),
  )
  const nearest = await findNearest(
    queries,
    companyId,
    lost.flatMap(({ stems }) => stems.slice(0, 1)),
  )
  const words = distinct.map(({ written, stems, concepts: own }): QuestionWord => {
    const near = nearest.get(stems[0] ?? '')
    const ways = new Map([
      ...own.filter(known).map((word) => [word, WORTH.concept] as const),
      ...stems.filter(known).map((word) => [word, WORTH.same] as const),
      ...(near ? [[near.word, WORTH.misspelled] as const] : []),
    ])
    const passages = Math.max(near?.passages ?? 0, ...[...ways.keys()].map((word) => counts.get(word) ?? 0))
    const telling = Math.log(1 + (all - Math.min(passages, all) + 0.5) / (passages + 0.5))
    const kind = isCommon(written, language) ? COMMON : isNumber(written) ? NUMBER : undefined
    const share = kind?.[ways.size > 0 ? 'known' : 'unknown'] ?? 1
    return { written, ways, passages, weight: telling * share }
  })
  return {
    language,
    words: words.filter(({ weight }) => weight > 0),
    least: LEAST * Math.log(1 + (all - 0.5) / 1.5),
  }
}

const isNumber = (word: string) => /^[\d.,]+$/u.test(word)

/** A search for passages that hold one of the words; with a mark, in their titles. */
export function anyOf(words: readonly string[], mark: '' | ':A' = ''): string {
  return words.map((word) => `${quoted(word)}${mark}`).join(' | ')
}

async function countPassages(queries: Queries, companyId: string, words: readonly string[]) {
  // One by one, by their key: of a list, PostgreSQL takes the letters' index to be better, which looks at all words.
  const { rows } = await queries.execute<{ word: string; passages: number }>(sql`
    select counted.word, counted.passages
    from unnest(${sql.param([ALL_PASSAGES, ...new Set(words)])}::text[]) as asked, lateral (
      select word, passages from ${knowledgeWords}
      where company_id = ${companyId} and word = asked limit 1) as counted`)
  return new Map(rows.map(({ word, passages }) => [word, passages]))
}

function isSpelled(word: string): boolean {
  return word.length >= SHORTEST_MISSPELLED && /^\p{L}+$/u.test(word)
}

/** The word of the company's knowledge that each is most likely meant to be. */
async function findNearest(queries: Queries, companyId: string, words: readonly string[]) {
  if (words.length === 0) return new Map<string, { word: string; passages: number }>()
  const { rows } = await queries.execute<{ asked: string; word: string; passages: number }>(sql`
    select distinct on (asked) asked, word, passages
    from unnest(${sql.param(words)}::text[]) as asked
    join knowledge_words on company_id = ${companyId} and word % asked and passages > 0
    where similarity(word, asked) >= ${NEAR} and word not like '=%'
    order by asked, similarity(word, asked) desc, passages desc`)
  return new Map(rows.map(({ asked, ...near }) => [asked, near]))
}

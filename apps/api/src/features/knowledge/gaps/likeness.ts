/** Which questions ask the same, by the words that say what they are about. */
import type { Queries } from '../../../platform/database/database.ts'
import { isCommon } from '../common-words.ts'
import { isCourtesy } from '../courtesy.ts'
import type { Language } from '../languages.ts'
import { conceptsByPlace, type Lexicon } from '../lexicon.ts'
import { readTexts } from '../passage-words.ts'
import { withoutAccents } from '../tokens.ts'

/** The telling words of a question, each with all that it can be: its stems, and the concepts that it says. */
export type QuestionTokens = readonly (readonly string[])[]

/** Of so many words, at most. */
const MOST_WORDS = 24
/** As alike as this, two questions are one. */
const ALIKE = 0.5
/** One word in common makes no question the same, but one that has no other. */
const FEWEST_SHARED = 2
/** So many letters of a beginning make two words one: "Canarias", "Canaries". */
const BEGINNING = 5

/** The language of a question, and its telling words. */
export async function readQuestionTokens(
  queries: Queries,
  lexicon: Lexicon,
  question: string,
  otherwise: Language,
): Promise<{ language: Language; tokens: QuestionTokens }> {
  const [read] = await readTexts(queries, [question], otherwise)
  if (!read) return { language: otherwise, tokens: [] }
  const { language, tokens } = read
  const concepts = conceptsByPlace(lexicon.find(tokens, language))
  const telling = tokens.flatMap(({ written, stems }, place) => {
    const own = [...(concepts.get(place) ?? [])]
    const says = stems.length > 0 && !isCourtesy(written) && (own.length > 0 || !isCommon(written, language))
    return says ? [[...own, ...stems]] : []
  })
  // Several words that say one concept are one.
  const distinct = [...new Map(telling.map((words) => [words[0], words])).values()]
  return { language, tokens: distinct.slice(0, MOST_WORDS) }
}

/** From 0 to 1; undefined where they ask different things. */
export function likeness(one: QuestionTokens, other: QuestionTokens): number | undefined {
  if (one.length === 0 || other.length === 0) return undefined
  const shared = one.filter((words) => other.some((others) => isSame(words, others))).length
  const score = (2 * Math.min(shared, other.length)) / (one.length + other.length)
  const isEnough = shared >= FEWEST_SHARED || (one.length === 1 && other.length === 1 && shared === 1)
  return isEnough && score >= ALIKE ? score : undefined
}

function isSame(words: readonly string[], others: readonly string[]): boolean {
  return words.some((word) => others.some((other) => word === other || beginAlike(word, other)))
}

function beginAlike(word: string, other: string): boolean {
  if (word.length < BEGINNING || other.length < BEGINNING) return false
  if (word.startsWith('=') || other.startsWith('=')) return false
  return word.slice(0, BEGINNING) === other.slice(0, BEGINNING)
}

/** A question as it is told from others in other words. */
export function wordingOf(question: string): string {
  return (withoutAccents(question).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

/** Which sources say nearly what a text says, so that nothing is added twice by accident. */
import type { Queries } from '../../platform/database/database.ts'
import type { Language } from './languages.ts'
import type { Lexicon } from './lexicon.ts'
import { cutPassages, LONGEST_PASSAGE } from './passages.ts'
import { findPassages, type FoundPassage } from './retrieval.ts'
import { withoutAccents } from './tokens.ts'

/** Passages of a text that are compared, spread over all of it. */
const MOST_COMPARED = 6
/** Of a long text, so much is cut for each passage that is compared, in characters. */
const CUT_FOR_ONE = 4 * LONGEST_PASSAGE
/** Words in a row that two texts have in common. */
const IN_A_ROW = 3
/** A text with fewer of them is like another one by accident. */
const FEWEST = 5
/** So much of a text stands in a source that says nearly the same; 1 is all of it. */
const ALIKE = 0.6
/** Sources that are told. */
export const MOST_TOLD = 3

interface Compared {
  companyId: string
  passages: readonly { text: string; language: Language }[]
  /** Whether a source is compared. @default all are */
  isOther?: (found: FoundPassage) => boolean
}

/** The sources that hold most of what is compared, the one that holds most of it first. */
export async function findAlike(
  queries: Queries,
  lexicon: Lexicon,
  { companyId, passages, isOther = () => true }: Compared,
): Promise<FoundPassage[]> {
  const compared = spread(passages)
  const held = new Map<string, { source: FoundPassage; count: number }>()
  let all = 0
  for (const { text, language } of compared) {
    const own = rowsOf(text)
    all += own.size
    const search = { companyId, question: text, language, isSpelledWell: true }
    const found = await findPassages(queries, lexicon, search)
    for (const [id, theirs] of Map.groupBy(found.filter(isOther), ({ documentId }) => documentId)) {
      const [source] = theirs
      const said = new Set(theirs.flatMap((one) => [...rowsOf(`${one.question ?? ''}\n${one.text}`)]))
      const count = [...own].filter((row) => said.has(row)).length
      if (source) held.set(id, { source, count: (held.get(id)?.count ?? 0) + count })
    }
  }
  if (all < FEWEST) return []
  return [...held.values()]
    .filter(({ count }) => count / all >= ALIKE)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_TOLD)
    .map(({ source }) => source)
}

/** What is compared of a pair: its answer, with the question where the answer alone says too little. */
export function pairText(question: string, answer: string): string {
  return rowsOf(answer).size < FEWEST ? `${question}\n${answer}` : answer
}

/** The passages of a text that are compared. What lies between those of a long text is not looked at. */
export function cutCompared(content: string): string[] {
  const step = (content.length - CUT_FOR_ONE) / (MOST_COMPARED - 1)
  if (step <= CUT_FOR_ONE) return spread(textsOf(content))
  return Array.from({ length: MOST_COMPARED }, (_, place) => {
    const start = Math.round(place * step)
    const texts = textsOf(content.slice(start, start + CUT_FOR_ONE))
    // Those at the edges may be cut in two.
    return texts[Math.floor(texts.length / 2)]
  }).filter((text) => text !== undefined)
}

function textsOf(content: string): string[] {
  return cutPassages(content).map(({ text }) => text)
}

function spread<One>(all: readonly One[]): One[] {
  if (all.length <= MOST_COMPARED) return [...all]
  const step = (all.length - 1) / (MOST_COMPARED - 1)
  return Array.from({ length: MOST_COMPARED }, (_, place) => all[Math.round(place * step)]).filter(
    (one) => one !== undefined,
  )
}

/** All the words in a row that a text has. */
function rowsOf(text: string): Set<string> {
  const words =
    withoutAccents(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(IN_A_ROW - 1).map((_, place) => words.slice(place, place + IN_A_ROW).join(' ')))
}

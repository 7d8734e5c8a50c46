/** Which pairs ask what another one asks, whatever they answer. */
import type { Queries } from '../../platform/database/database.ts'
import { asksTheSame } from './contradictions/answers-differ.ts'
import type { Language } from './languages.ts'
import type { Lexicon } from './lexicon.ts'
import { readTexts } from './passage-words.ts'
import { findPassages, type FoundPassage } from './retrieval.ts'

/** Pairs that are compared: those whose passages hold most of the question. */
const MOST_COMPARED = 8

interface Asked {
  companyId: string
  question: string
  answer: string
  /** The language where its own can't be told. */
  otherwise: Language
}

export async function findSameQuestion(
  queries: Queries,
  lexicon: Lexicon,
  { companyId, question, answer, otherwise }: Asked,
): Promise<FoundPassage[]> {
  const [read] = await readTexts(queries, [`${question}\n${answer}`], otherwise)
  const language = read?.language ?? otherwise
  const found = await findPassages(queries, lexicon, { companyId, question, language, isSpelledWell: true })
  const pairs = [...new Map(found.map((one) => [one.documentId, one])).values()]
    .filter((one) => one.question !== null)
    .slice(0, MOST_COMPARED)
  const same: FoundPassage[] = []
  for (const pair of pairs) {
    const other = { question: pair.question ?? '', answer: pair.text, language: pair.language }
    if (await asksTheSame(queries, lexicon, { question, answer, language }, other)) same.push(pair)
  }
  return same
}

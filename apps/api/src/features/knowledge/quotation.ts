import type { Database } from '../../platform/database/database.ts'
import type { Language } from './languages.ts'
import { lexiconOf } from './synonyms/account-lexicon.ts'
import { readTexts, wordsOf } from './passage-words.ts'
import type { QuestionWord } from './question.ts'
import type { FoundPassage } from './retrieval.ts'

/** Quoted of a passage at most: sentences, and characters. */
const MOST_SENTENCES = 3
const MOST_CHARACTERS = 420
/** A sentence more has to bring so much more of the question. */
const SENTENCE_COST = 0.03

/** What a passage says to a question, word by word: of a pair its answer, else the sentences that hold most of it. */
export async function quotation(
  database: Database,
  {
    companyId,
    question,
    text: whole,
    language,
  }: Pick<FoundPassage, 'companyId' | 'question' | 'text' | 'language'>,
  words: readonly QuestionWord[],
): Promise<string> {
  if (question !== null) return whole
  const lexicon = await lexiconOf(database, companyId)
  const sentences = sentencesOf(whole, language)
  const read = await readTexts(database.queries, sentences, language)
  const held = read.map((one) => new Set(wordsOf({ ...one, language }, lexicon)))
  let best = { score: -1, text: whole }
  for (const from of sentences.keys()) {
    for (let to = from + 1; to <= Math.min(from + MOST_SENTENCES, sentences.length); to++) {
      const text = sentences.slice(from, to).join('').trim()
      if (to > from + 1 && text.length > MOST_CHARACTERS) break
      const inWindow = held.slice(from, to)
      const score = words.reduce(
        (sum, { ways, weight }) => {
          const worth = [...ways].map(([word, one]) => (inWindow.some((set) => set.has(word)) ? one : 0))
          return sum + weight * Math.max(0, ...worth)
        },
        -SENTENCE_COST * (to - from) * words.reduce((sum, { weight }) => sum + weight, 0),
      )
      if (score > best.score) best = { score, text }
    }
  }
  return best.text
}

function sentencesOf(text: string, language: Language): string[] {
  const parts = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  return Array.from(parts, ({ segment }) => segment)
}

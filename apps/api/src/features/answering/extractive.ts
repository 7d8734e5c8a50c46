/** Answers with what the company's knowledge says, word by word: it needs no model and no network, and adds nothing. */
import type { Database } from '../../platform/database/database.ts'
import {
  findPassages,
  type FoundPassage,
  type Language,
  lexiconOf,
  readQuestion,
  type ReadQuestion,
  readTexts,
  wordsOf,
} from '../knowledge/index.ts'

/** What is asked, and of whom. */
export interface Question {
  companyId: string
  text: string
  /** Where it can't be told from the text. */
  language: Language
}

export interface Answer {
  /** Undefined where nothing answers the question. */
  text?: string
  /** What it rests on, best first; without a text, what came nearest. */
  passages: readonly FoundPassage[]
}

/** A passage answers that holds so much of what the question says. */
const THRESHOLD = 0.6
/** Quoted of a passage at most: sentences, and characters. */
const MOST_SENTENCES = 3
const MOST_CHARACTERS = 420
/** A sentence more has to bring so much more of the question. */
const SENTENCE_COST = 0.03

/** Quotes the best passage, or says nothing where none is good enough. */
export async function answerByQuote(database: Database, question: Question): Promise<Answer> {
  const lexicon = await lexiconOf(database)
  const { companyId, text, language } = question
  const passages = await findPassages(database.queries, lexicon, { companyId, question: text, language })
  const [best] = passages
  if (!best || best.score < THRESHOLD) return { passages }
  if (best.question !== null) return { text: best.text, passages }
  const read = await readQuestion(database.queries, lexicon, { companyId, question: text, language })
  return { text: await quote(database, best, read), passages }
}

/** The sentences of a passage that hold most of the question. */
async function quote(database: Database, passage: FoundPassage, { words }: ReadQuestion): Promise<string> {
  const lexicon = await lexiconOf(database)
  const sentences = sentencesOf(passage.text, passage.language)
  const read = await readTexts(database.queries, sentences, passage.language)
  const held = read.map((one) => new Set(wordsOf({ ...one, language: passage.language }, lexicon)))
  let best = { score: -1, text: passage.text }
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

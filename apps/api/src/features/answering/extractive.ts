/** Answers with what the company's knowledge says, word by word: it needs no model and no network, and adds nothing. */
import type { Database } from '../../platform/database/database.ts'
import {
  type FoundPassage,
  type Language,
  quotation,
  searchKnowledge,
  THRESHOLD,
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
  /** Of the question, as it was told from its words. */
  language: Language
  /** Whether anything is asked: thanks ask nothing. */
  isAsked: boolean
  /** What it rests on, best first; without a text, what came nearest. */
  passages: readonly FoundPassage[]
}

/** Quotes the best passage, or says nothing where none is good enough. */
export async function answerByQuote(
  database: Database,
  { companyId, text: question, language: otherwise }: Question,
): Promise<Answer> {
  const search = { companyId, question, language: otherwise }
  const { passages, words, language } = await searchKnowledge(database, search)
  const [best] = passages
  const answer = { passages, language, isAsked: words.length > 0 }
  if (!best || best.score < THRESHOLD) return answer
  return { ...answer, text: await quotation(database, best, words) }
}

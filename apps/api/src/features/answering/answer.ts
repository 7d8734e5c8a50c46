/** The one way to an answer: of a language model where there is one, else by quoting. */
import { oncePerServer } from '../../platform/once-per-server.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { type FoundPassage, type Language, searchKnowledge } from '../knowledge/index.ts'
import { quoteAnswer } from './extractive.ts'
import { createModel } from './model/model.ts'
import type { Turn } from './model/prompt.ts'
import { writeAnswer } from './model/write-answer.ts'

/** What is asked, and of whom. */
export interface Question {
  companyId: string
  text: string
  /** Where it can't be told from the text. */
  language: Language
  /** What was said before, the oldest first. @default nothing */
  before?: readonly Turn[]
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal
}

export interface Answer {
  /** Undefined where nothing answers the question. */
  text?: string
  /** Of the question, as it was told from its words. */
  language: Language
  /** Whether anything is asked: thanks ask nothing. */
  isAsked: boolean
  /** What was found, best first. */
  passages: readonly FoundPassage[]
  /** What the text rests on; none without a text. */
  sources: readonly FoundPassage[]
  /** Whether it is quoted, word by word, or written by a model. */
  engine: 'quoted' | 'written'
}

/** @throws the reason of the question's signal, where that was aborted. */
export type Answering = (question: Question) => Promise<Answer>

export const answeringOf = oncePerServer(({ config, database, log }: ServerContext): Answering => {
  const choice = config.model
  const context = choice && { database, log, choice, model: createModel(choice) }
  return async (question) => {
    const { companyId, text, language } = question
    const found = await searchKnowledge(database, { companyId, question: text, language })
    const quoted = await quoteAnswer(database, found)
    // What a person wrote for this very question, in its language, is better than what a model makes of it.
    const [source] = quoted.sources
    const isPair = source !== undefined && source.question !== null && source.language === found.language
    if (!context || isPair || !quoted.isAsked) return quoted
    return (await writeAnswer(context, question, found)) ?? quoted
  }
})

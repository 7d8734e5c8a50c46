import type { FoundPassage, Language } from '../knowledge/index.ts'

/** One who speaks in a conversation, and what they say. */
export interface Turn {
  author: 'customer' | 'agent'
  text: string
}

/** What is asked, and of whom. */
export interface Question {
  companyId: string
  text: string
  /** Where it can't be told from the text. */
  language: Language
  /** What was said before, the oldest first. @default nothing */
  before?: readonly Turn[]
  /** Whether no model needs to be asked, for an answer or for what is near in meaning. @default false */
  isQuoteEnough?: boolean
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

import type { FoundPassage, Language } from '../knowledge/index.ts'

/** One who speaks in a conversation, and what they say. */
export interface Turn {
  author: 'customer' | 'agent'
  text: string
}

/** What is asked, and of whom. */
export interface Question {
  companyId: string
  /** On which it is asked: the answers of its suggested questions come first. */
  webId?: string
  text: string
  /** Where it can't be told from the text. */
  language: Language
  /** What was said before, the oldest first. @default nothing */
  before?: readonly Turn[]
  /** What the company wants of its answers, in its own words: a model heeds it, beside its sources. @default nothing */
  wishes?: string
  /** Whether no model needs to be asked, for an answer or for what is near in meaning. @default false */
  isQuoteEnough?: boolean
  /** Is told what a written answer says so far, a sentence at a time: what its sources say, and nothing else. */
  tell?: (text: string) => void
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal
}

export interface Answer {
  /** Undefined where the agent hands off, or says nothing. */
  text?: string
  /** Nothing is said where nothing is asked. */
  outcome: 'answered' | 'handed-off' | 'silent'
  /** Why it hands off. */
  reason?: 'asks-for-person' | 'no-answer'
  /** Of the question, as it was told from its words. */
  language: Language
  /** A greeting and thanks ask nothing: what is said to them is one of our texts. */
  isAsked: boolean
  /** What was found, best first. */
  passages: readonly FoundPassage[]
  /** What the text rests on; none without a text, and of a given one. */
  sources: readonly FoundPassage[]
  /** Whether it is quoted, word by word, written by a model, or the answer of a suggested question. */
  engine: 'quoted' | 'written' | 'given'
}

/** @throws the reason of the question's signal, where that was aborted. */
export type Answering = (question: Question) => Promise<Answer>

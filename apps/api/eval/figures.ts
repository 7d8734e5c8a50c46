import type { Outcome } from './measure.ts'

/** Shares from 0 to 1, of the questions that each is about; undefined where there are none. */
export interface Figures {
  questions: number
  /** A source among the five best passages. */
  recall: number | undefined
  /** The same by full-text search alone. */
  plainRecall: number | undefined
  /** Of what was answered: all that a right answer holds is in it. */
  right: number | undefined
  /** Of what nothing answers. */
  refused: number | undefined
  /** Of what something answers. */
  falselyRefused: number | undefined
}

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const answerable = outcomes.filter(({ question }) => question.sources.length > 0)
  const others = outcomes.filter(({ question }) => question.sources.length === 0)
  return {
    questions: outcomes.length,
    recall: share(answerable, ({ question, found }) => holdsAny(found, question.sources)),
    plainRecall: share(answerable, ({ question, plain }) => holdsAny(plain, question.sources)),
    right: share(
      answerable.filter(({ answer }) => answer !== undefined),
      isRight,
    ),
    refused: share(others, ({ answer }) => answer === undefined),
    falselyRefused: share(answerable, ({ answer }) => answer === undefined),
  }
}

/** Whether it was found and answered as it should, or refused where it should. */
export function isMissed(outcome: Outcome): boolean {
  const { question, found, answer } = outcome
  if (question.sources.length === 0) return answer !== undefined
  return !holdsAny(found, question.sources) || (answer !== undefined && !isRight(outcome))
}

function isRight({ question: { quotes }, answer = '' }: Outcome): boolean {
  const said = answer.toLowerCase()
  return quotes.every((quote) => said.includes(quote.toLowerCase()))
}

function holdsAny(found: readonly string[], wanted: readonly string[]): boolean {
  return wanted.some((id) => found.includes(id))
}

function share<One>(all: readonly One[], holds: (one: One) => boolean): number | undefined {
  return all.length === 0 ? undefined : all.filter(holds).length / all.length
}

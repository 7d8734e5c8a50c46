/** Whether two answers to one question contradict each other: by their figures, or where one denies what the other says. */
import type { Queries } from '../../../platform/database/database.ts'
import { likeness, type QuestionTokens, readQuestionTokens } from '../gaps/likeness.ts'
import type { Language } from '../languages.ts'
import type { Lexicon } from '../lexicon.ts'
import { figuresDiffer, figuresIn } from './figures.ts'
import { firstSentence, isNegated, polarityOf } from './polarity.ts'

export interface Pair {
  question: string
  answer: string
  language: Language
}

/** What is asked is the same where every telling word of the one question has its like in the other. */
const THE_SAME = 1
/** How something is asked: the answers say whether that is a number, a duration, or yes and no. */
const WAYS_TO_ASK = new Set([
  '=orders/quantity',
  '=time-and-dates/day',
  '=time-and-dates/duration',
  '=time-and-dates/period',
  '=verbs-of-shopping/possible',
])

/** Whether two pairs ask the same. A question that denies is another one. */
export async function asksTheSame(
  queries: Queries,
  lexicon: Lexicon,
  one: Pair,
  other: Pair,
): Promise<QuestionTokens | undefined> {
  const [asked, alsoAsked] = [
    await subjectOf(queries, lexicon, one),
    await subjectOf(queries, lexicon, other),
  ]
  const isSame = [likeness(asked, alsoAsked), likeness(alsoAsked, asked)].every(
    (alike) => alike !== undefined && alike >= THE_SAME,
  )
  const denies = [one, other].map(({ question, language }) => isNegated(question, language))
  return isSame && denies[0] === denies[1] ? [...asked, ...alsoAsked] : undefined
}

/** What a question is about. */
async function subjectOf(queries: Queries, lexicon: Lexicon, { question, language }: Pair) {
  const { tokens } = await readQuestionTokens(queries, lexicon, question, language)
  return tokens.filter((ways) => !ways.some((way) => WAYS_TO_ASK.has(way)))
}

/** @param asked the telling words of the question. */
export async function answersDiffer(
  queries: Queries,
  lexicon: Lexicon,
  asked: QuestionTokens,
  [one, other]: readonly [Pair, Pair],
): Promise<boolean> {
  if (figuresDiffer(figuresIn(one.answer), figuresIn(other.answer))) return true
  const said = [one, other].map((pair) => ({
    polarity: polarityOf(pair.answer, pair.language),
    sentence: firstSentence(pair.answer),
    language: pair.language,
  }))
  const negative = said.find(({ polarity }) => polarity === 'no' || polarity === 'negated')
  const positive = said.find(({ polarity }) => polarity === 'yes' || polarity === 'plain')
  if (!negative || !positive) return false
  if (negative.polarity === 'no' && positive.polarity === 'yes') return true
  const words = async ({ sentence, language }: (typeof said)[number]) =>
    (await readQuestionTokens(queries, lexicon, sentence, language)).tokens
  const [denied, claimed] = [await words(negative), await words(positive)]
  // Who denies something else than what is asked and claimed, contradicts nothing.
  const isOfIt = isCovered(denied, [...asked, ...claimed])
  return isOfIt && (positive.polarity === 'yes' || isCovered(claimed, [...asked, ...denied]))
}

/** Whether all words are among others. */
function isCovered(words: QuestionTokens, others: QuestionTokens): boolean {
  return words.every((word) => others.some((other) => likeness([word], [other]) !== undefined))
}

import type { BotQuestion, BotQuestionLanguage } from '@replybay/api-client'

/** The language whose questions are shown: the one that the address names, else the first. */
export function shownLanguage(
  languages: readonly BotQuestionLanguage[],
  named: string | undefined,
): BotQuestionLanguage | undefined {
  return languages.find(({ lang }) => lang === named) ?? languages[0]
}

/** How many questions the longest of the lists has: what all languages would have. */
export function mostQuestions(languages: readonly BotQuestionLanguage[]): number {
  return Math.max(0, ...languages.map(({ questions }) => questions.length))
}

/** The languages that have no question in a place, counted from 0. */
export function languagesWithout(
  languages: readonly BotQuestionLanguage[],
  place: number,
): readonly string[] {
  return languages.filter(({ questions }) => questions.length <= place).map(({ lang }) => lang)
}

/** A list in which one of its own has another place. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items.slice(from, from + 1)
  return items.toSpliced(from, 1).toSpliced(to, 0, ...moved)
}

/** The languages as they are once a question of one of them is elsewhere. */
export function withQuestionMoved(
  languages: readonly BotQuestionLanguage[],
  lang: string,
  { oldIndex, newIndex }: { oldIndex: number; newIndex: number },
): BotQuestionLanguage[] {
  return languages.map((one) =>
    one.lang === lang ? { ...one, questions: withMoved(one.questions, oldIndex, newIndex) } : one,
  )
}

/** The questions in what was typed or pasted: one a line, without the signs that begin the lines of a list. */
export function questionsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]\s+)?/, '').trim())
    .filter((line) => line !== '')
}

/** The words of a question, by which the server counts how often it is asked: case, accents and punctuation aside. */
export function wordsOf(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

/** Of one question: what may be changed of it. */
export interface QuestionText {
  question: string
  answer: string
}

export function textOf({ question, answer = '' }: BotQuestion): QuestionText {
  return { question, answer }
}

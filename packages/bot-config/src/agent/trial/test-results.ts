import type { TestQuestion } from '@replybay/api-client'

/** How many of those that were run did what is expected. */
export function passRate(questions: readonly TestQuestion[]): { passed: number; ran: number } {
  const ran = questions.flatMap(({ lastRun }) => lastRun ?? [])
  return { passed: ran.filter(({ isPassed }) => isPassed).length, ran: ran.length }
}

/** How many pass in each language that was asked in, in the order of the questions; those whose words tell it are one. */
export function passRates(
  questions: readonly TestQuestion[],
): { lang: string | undefined; passed: number; ran: number }[] {
  return [...Map.groupBy(questions, ({ lang }) => lang)].map(([lang, of]) => ({ lang, ...passRate(of) }))
}

/** Whether the AI agent did something else than the time before. */
export function hasChanged({ lastRun, previousRun }: TestQuestion): boolean {
  if (!lastRun || !previousRun) return false
  return lastRun.outcome !== previousRun.outcome || lastRun.text !== previousRun.text
}

import type { Queries } from '../../platform/database/database.ts'
import { wordsOf } from './question-words.ts'
import { listQuestions } from './question-store.ts'

/**
 * The answer that is written beside a suggested question of a web, where somebody asks that very question: case, accents
 * and punctuation aside.
 *
 * @returns it with the language of the question, a BCP 47 tag.
 */
export async function findGivenAnswer(
  queries: Queries,
  { companyId, webId, text }: { companyId: string; webId: string; text: string },
): Promise<{ answer: string; lang: string } | undefined> {
  const asked = wordsOf(text)
  if (asked === '') return undefined
  for (const { lang, question } of await listQuestions(queries, companyId, webId)) {
    if (question?.answer && wordsOf(question.question) === asked) return { answer: question.answer, lang }
  }
  return undefined
}

import { LONGEST_TITLE } from './limits.ts'

/** What a pair is called: by its question, as far as a title may go. */
export function titleOfPair(question: string): string {
  const characters = Array.from(question.trim())
  return characters.length <= LONGEST_TITLE
    ? characters.join('')
    : `${characters.slice(0, LONGEST_TITLE - 1).join('')}…`
}

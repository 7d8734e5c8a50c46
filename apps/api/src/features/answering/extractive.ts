/** Answers with what the company's knowledge says, word by word: it needs no model and no network, and adds nothing. */
import type { Database } from '../../platform/database/database.ts'
import { type Found, quotation, THRESHOLD } from '../knowledge/index.ts'
import type { Answer } from './port.ts'

/** Quotes the passage that is the best by its words, or says nothing where none is good enough. */
export async function quoteAnswer(
  database: Database,
  { passages, best, words, language }: Found,
): Promise<Answer> {
  const isAsked = words.length > 0
  const answer = { passages, language, isAsked, engine: 'quoted' } as const
  if (!isAsked) return { ...answer, outcome: 'silent', sources: [] }
  if (!best || best.score < THRESHOLD)
    return { ...answer, outcome: 'handed-off', reason: 'no-answer', sources: [] }
  return { ...answer, outcome: 'answered', text: await quotation(database, best, words), sources: [best] }
}

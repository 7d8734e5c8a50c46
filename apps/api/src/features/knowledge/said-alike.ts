import type { components } from '@replybay/api-client'
import { cutText } from '../../platform/cut-text.ts'
import type { Database } from '../../platform/database/database.ts'
import { cutCompared, findAlike, pairText } from './alike.ts'
import { presentAlike } from './present.ts'
import { findSameQuestion } from './same-question.ts'
import { languageOf } from './settings.ts'
import { lexiconOf } from './synonyms/account-lexicon.ts'

type Schemas = components['schemas']

/** Of a pair, as the contract has it. */
const LONGEST_ANSWER = 20_000

interface Said {
  content: string
  question: string | undefined
}

/** The sources that say nearly the same as a text, then those that answer the question of a pair otherwise. */
export async function findSaidAlike(
  database: Database,
  companyId: string,
  { content, question }: Said,
): Promise<Schemas['AlikeSource'][]> {
  const language = await languageOf(database.queries, companyId)
  const answer = cutText(content, LONGEST_ANSWER)
  const texts = question ? [pairText(question, answer)] : cutCompared(content)
  const compared = { companyId, passages: texts.map((text) => ({ text, language })) }
  const lexicon = await lexiconOf(database, companyId)
  const found = await findAlike(database.queries, lexicon, compared)
  const alike = found.map((source) => presentAlike({ ...source, id: source.documentId }))
  if (!question) return alike
  const asked = { companyId, question, answer, otherwise: language }
  const others = (await findSameQuestion(database.queries, lexicon, asked))
    .filter(({ documentId }) => !found.some((one) => one.documentId === documentId))
    .map((pair) => ({ ...presentAlike({ ...pair, id: pair.documentId }), answersOtherwise: true }))
  return [...alike, ...others]
}

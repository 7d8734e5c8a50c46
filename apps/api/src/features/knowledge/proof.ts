/** What is indexed is ready only when a search finds it. */
import type { Queries } from '../../platform/database/database.ts'
import type { Lexicon } from './lexicon.ts'
import { LONGEST, weighWords } from './question.ts'
import { MOST_FOUND, rank } from './retrieval.ts'
import type { knowledgeDocuments, knowledgePassages } from './tables.ts'
import { readTokens } from './tokens.ts'

type Document = Pick<typeof knowledgeDocuments.$inferSelect, 'id' | 'companyId' | 'title' | 'question'>
type Passage = Pick<typeof knowledgePassages.$inferInsert, 'text' | 'language'>

/**
 * Proves a document by a sample of its passages: the first, the middle and the last one.
 *
 * @throws where a search for what one of them says does not find it.
 */
export async function requireFound(
  queries: Queries,
  lexicon: Lexicon,
  { id: documentId, companyId, title, question }: Document,
  passages: readonly Passage[],
): Promise<void> {
  const places = [...new Set([0, Math.floor(passages.length / 2), passages.length - 1])]
  const sample = places.flatMap((place) => {
    const passage = passages[place]
    return passage ? [{ ...passage, place }] : []
  })
  const read = await readTokens(
    queries,
    sample.map(({ text, language }) => ({
      text: [title, question, text].filter(Boolean).join('\n').slice(0, LONGEST),
      language,
    })),
  )
  for (const [nth, { text, language, place }] of sample.entries()) {
    const words = await weighWords(queries, lexicon, { language, tokens: read[nth] ?? [] }, { companyId })
    const found = await rank(queries, words, { companyId, documentId })
    // Of passages that say the same, as many are found as a search tells.
    const isFound = found.length === MOST_FOUND || found.some((one) => one.text === text)
    if (!isFound) throw new Error(`No search finds passage ${place + 1} of the document.`)
  }
}

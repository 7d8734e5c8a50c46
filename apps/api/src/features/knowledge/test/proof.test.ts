import { uploadText } from '@replybay/api-client/operations'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { requireFound } from '../proof.ts'
import { lexiconOf } from '../synonyms/account-lexicon.ts'
import { findDocument } from '../store.ts'
import { knowledgePassages } from '../tables.ts'

const server = sharedServer()

const words = [
  'bulbs',
  'shades',
  'sockets',
  'chains',
  'ceilings',
  'batteries',
  'switches',
  'dimmers',
  'glass',
]
const content = words.map((word) => `# All about ${word}\n\nWe sell ${word} in Nantes.`).join('\n\n')

/** A text that is indexed, and its passages. */
async function index() {
  const { data } = await server().call(uploadText, { as: 'owner', body: { title: 'Shop', content } })
  await server().jobs.runWaiting()
  const { queries } = server().database
  const { documentId } = data.document
  const passages = await queries
    .select()
    .from(knowledgePassages)
    .where(eq(knowledgePassages.documentId, documentId))
    .orderBy(asc(knowledgePassages.position))
  const [first] = passages
  const document = first && (await findDocument(queries, first.companyId, documentId))
  if (!document) throw new Error('It was not indexed.')
  const prove = async () =>
    requireFound(queries, await lexiconOf(server().database, document.companyId), document, passages)
  return { passages, prove, queries }
}

test('knowledge: a document is proven by its first, its middle and its last passage', async () => {
  const { passages, prove, queries } = await index()
  expect(passages.length).toBeGreaterThan(2)
  await expect(prove()).resolves.toBeUndefined()
  const places = [0, Math.floor(passages.length / 2), passages.length - 1]
  for (const place of places) {
    const passage = passages[place]
    if (!passage) throw new Error('There are fewer passages.')
    await queries.delete(knowledgePassages).where(eq(knowledgePassages.id, passage.id))
    await expect(prove()).rejects.toThrow('No search finds passage')
    await queries.insert(knowledgePassages).values(passage)
  }
})

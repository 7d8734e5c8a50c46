import { listKnowledgeDocuments, updateText, uploadText } from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { indexOutdated, indexStuck } from '../reindexing.ts'
import { knowledgeDocuments } from '../tables.ts'

const server = sharedServer()

const MINUTE_MS = 60_000

async function add(content: string) {
  const { data } = await server().call(uploadText, { as: 'owner', body: { title: 'Bulbs', content } })
  return data.document.documentId
}

async function find(id: string) {
  const { data } = await server().call(listKnowledgeDocuments, { as: 'owner' })
  return data.documents.find(({ documentId }) => documentId === id)
}

/** What a test can't wait for. */
async function set(id: string, columns: Partial<typeof knowledgeDocuments.$inferInsert>) {
  await server().database.queries.update(knowledgeDocuments).set(columns).where(eq(knowledgeDocuments.id, id))
}

async function setAll(columns: Partial<typeof knowledgeDocuments.$inferInsert>) {
  await server().database.queries.update(knowledgeDocuments).set(columns)
}

/** Asks as the clock does. */
async function ask(job: typeof indexStuck) {
  await server().jobs.add(server().database.queries, job, {})
}

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS)

test('knowledge: what another version of the product indexed is indexed anew', async () => {
  const [old, current] = [await add('An E27 bulb.'), await add('A G9 bulb.')]
  await server().jobs.runWaiting()
  const before = await find(current)
  await set(old, { indexedWith: 'another', language: 'fr-FR' })
  await set(current, { language: 'fr-FR' })
  await ask(indexOutdated)
  await server().jobs.runWaiting()
  expect(await find(old)).toMatchObject({ state: 'ready', language: 'en-US' })
  // It was left alone.
  expect(await find(current)).toEqual({ ...before, language: 'fr-FR' })
  const rows = await server()
    .database.queries.select({ indexedWith: knowledgeDocuments.indexedWith })
    .from(knowledgeDocuments)
  expect(new Set(rows.map(({ indexedWith }) => indexedWith)).size).toBe(1)
})

test('knowledge: what nobody indexes any more is asked for once more, and has failed after that', async () => {
  const lost = await add('An E27 bulb.')
  await server().jobs.runWaiting()
  await setAll({ stateAt: ago(20) })
  await set(lost, { state: 'indexing' })
  await ask(indexStuck)
  await server().jobs.runWaiting()
  expect(await find(lost)).toMatchObject({ state: 'ready' })

  await setAll({ stateAt: ago(20) })
  await set(lost, { state: 'indexing', isAskedAgain: true })
  await ask(indexStuck)
  await server().jobs.runWaiting()
  expect(await find(lost)).toMatchObject({ state: 'failed', problem: 'error' })

  const body = { documentId: lost, title: 'Bulbs', content: 'An E14 bulb.' }
  await server().call(updateText, { as: 'owner', body })
  await server().jobs.runWaiting()
  expect(await find(lost)).toMatchObject({ state: 'ready' })
})

test('knowledge: where others are indexed meanwhile, who waits long is only late', async () => {
  const [late, other] = [await add('An E27 bulb.'), await add('A G9 bulb.')]
  await server().jobs.runWaiting()
  await set(late, { state: 'indexing', stateAt: ago(20), isAskedAgain: true })
  await set(other, { stateAt: ago(1) })
  await ask(indexStuck)
  await server().jobs.runWaiting()
  expect(await find(late)).toMatchObject({ state: 'indexing' })
})

test('knowledge: the end of the last indexing is told, once nothing is open', async () => {
  const indexing = async () => (await server().call(listKnowledgeDocuments, { as: 'owner' })).data.indexing
  await add('A B22 bulb.')
  expect((await indexing())?.finishedAt).toBeUndefined()
  await server().jobs.runWaiting()
  // What other tests have left.
  await setAll({ state: 'ready' })
  const at = new Date('2027-03-01T10:00:00.000Z')
  await set(await add('A B15 bulb.'), { state: 'ready', stateAt: at })
  expect((await indexing())?.finishedAt).toBe(at.toISOString())
})

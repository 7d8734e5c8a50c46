import {
  forceIndexation,
  listKnowledgeDocuments,
  updateText,
  uploadText,
} from '@replybay/api-client/operations'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { indexWaiting } from '../indexing.ts'
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

test('knowledge: of one company ten sources are asked for at a time, and what another adds has its turn', async () => {
  const { queries } = server().database
  await queries.delete(knowledgeDocuments)
  await queries.execute(sql`delete from pgboss.job`)
  for (let place = 0; place < 25; place++) await add(`A bulb of ${place} watts.`)
  await queries.execute(sql`delete from pgboss.job`)
  await server().call(forceIndexation, { as: 'owner' })
  const asked = async () => {
    const { rows } = await queries.execute(
      sql`select count(*)::int as jobs from pgboss.job where name = 'knowledge-index-document' and state < 'active'`,
    )
    return rows[0]?.['jobs']
  }
  const [first] = await queries.select().from(knowledgeDocuments)
  const context = { database: server().database, jobs: server().jobs }
  // Sound: it needs nothing else of the server.
  await indexWaiting.run({ companyId: first?.companyId ?? '' }, context as ServerContext)
  await indexWaiting.run({ companyId: first?.companyId ?? '' }, context as ServerContext)
  expect(await asked()).toBe(10)
  await server().jobs.runWaiting()
  const rows = await queries.select().from(knowledgeDocuments)
  expect(rows.filter(({ state }) => state === 'ready')).toHaveLength(25)
})

test('knowledge: what waits for its turn has not failed, however long that takes', async () => {
  const late = await add('An E27 bulb.')
  const { queries } = server().database
  await queries.execute(sql`delete from pgboss.job`)
  await setAll({ state: 'waiting', stateAt: ago(40), isAskedAgain: true })
  await ask(indexStuck)
  await server().jobs.runWaiting()
  // What it asks for comes before it in the order of a test.
  await server().jobs.runWaiting()
  expect(await find(late)).toMatchObject({ state: 'ready' })
})

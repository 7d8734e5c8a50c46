import {
  listKnowledgeDocuments,
  removeKnowledgeDocument,
  uploadPair,
  uploadText,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { DEMO_WEB_ID, MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { tickets } from '../../tickets/tables.ts'
import { knowledgeDocuments } from '../tables.ts'
import { noteUses } from '../uses.ts'

const server = sharedServer()
const ids = new Map<string, string>()

type Sort = 'updated' | 'title' | 'kind' | 'state' | 'replies'

beforeAll(async () => {
  const { queries } = server().database
  const { documents } = (await server().call(listKnowledgeDocuments, { as: 'owner' })).data
  for (const { documentId: id } of documents) {
    await server().call(removeKnowledgeDocument, { as: 'owner', path: { id } })
  }
  const add = async (title: string) => {
    const { data } = await server().call(uploadText, { as: 'owner', body: { title, content: 'Glass.' } })
    ids.set(title, data.document.documentId)
  }
  await add('zinc')
  await add('Écran')
  await add('Eau')
  await add('fil')
  const pair = { title: 'Anything', question: '¿Dónde está?', answer: 'Aquí.' }
  const { data } = await server().call(uploadPair, { as: 'owner', body: pair })
  ids.set('¿Dónde está?', data.document.documentId)
  await server().jobs.runWaiting()
  const [ticket] = await queries.select().from(tickets).where(eq(tickets.webId, DEMO_WEB_ID)).limit(1)
  const reply = { companyId: MAISON_LUMEN, ticketId: ticket?.id ?? '', createdAt: new Date() }
  await noteUses(queries, reply, [idOf('Eau'), idOf('fil')])
  await noteUses(queries, reply, [idOf('fil')])
  // What is no longer counted is of no use.
  await noteUses(queries, { ...reply, createdAt: new Date('2020-01-01') }, [idOf('zinc')])
  await queries
    .update(knowledgeDocuments)
    .set({ state: 'failed', problem: 'error' })
    .where(eq(knowledgeDocuments.id, idOf('Écran')))
})

const idOf = (title: string) => ids.get(title) ?? ''

/** The titles in an order, in pages of two, so that each order is held to its cursors. */
async function titlesBy(sort?: Sort, order?: 'ascending' | 'descending') {
  const titles: string[] = []
  let cursor: string | null | undefined
  do {
    const query = { limit: 2, ...(sort && { sort }), ...(order && { order }), ...(cursor && { cursor }) }
    const { data } = await server().call(listKnowledgeDocuments, { as: 'owner', query })
    titles.push(...data.documents.map(({ title, question }) => question ?? title))
    cursor = data.nextCursor
  } while (cursor)
  return titles
}

test('list of sources: by title, without regard to case, accents and what begins a question', async () => {
  const titles = ['¿Dónde está?', 'Eau', 'Écran', 'fil', 'zinc']
  expect(await titlesBy('title')).toEqual(titles)
  expect(await titlesBy('title', 'descending')).toEqual(titles.toReversed())
})

test('list of sources: by the last change in both directions, the newest first unless asked otherwise', async () => {
  const titles = ['¿Dónde está?', 'fil', 'Eau', 'Écran', 'zinc']
  expect(await titlesBy()).toEqual(titles)
  expect(await titlesBy('updated', 'ascending')).toEqual(titles.toReversed())
})

test('list of sources: by kind and by state, each with the last changed first', async () => {
  expect(await titlesBy('kind')).toEqual(['¿Dónde está?', 'fil', 'Eau', 'Écran', 'zinc'])
  expect(await titlesBy('kind', 'descending')).toEqual(['fil', 'Eau', 'Écran', 'zinc', '¿Dónde está?'])
  expect(await titlesBy('state')).toEqual(['Écran', '¿Dónde está?', 'fil', 'Eau', 'zinc'])
  expect(await titlesBy('state', 'descending')).toEqual(['¿Dónde está?', 'fil', 'Eau', 'zinc', 'Écran'])
})

test('list of sources: by the replies of the last 30 days, in both directions', async () => {
  expect(await titlesBy('replies')).toEqual(['fil', 'Eau', '¿Dónde está?', 'Écran', 'zinc'])
  expect(await titlesBy('replies', 'ascending')).toEqual(['¿Dónde está?', 'Écran', 'zinc', 'Eau', 'fil'])
})

test('list of sources: a cursor of another order is refused', async () => {
  const first = await server().call(listKnowledgeDocuments, {
    as: 'owner',
    query: { sort: 'title', limit: 2 },
  })
  const query = { sort: 'kind' as const, cursor: first.data.nextCursor ?? '' }
  const refused = await server().call(listKnowledgeDocuments, { as: 'owner', query })
  expect(refused).toMatchObject({ problem: { code: 'invalid-request' } })
})

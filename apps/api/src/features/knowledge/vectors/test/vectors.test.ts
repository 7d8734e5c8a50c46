import { removeKnowledgeDocument, sendExampleConversation, uploadText } from '@replybay/api-client/operations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FakeEndpoint, sendVectors } from '../../../../../test/fake-endpoint.ts'
import { TestServer } from '../../../../../test/test-server.ts'
import type { ModelChoice } from '../../../../platform/config/model-config.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { modelUses } from '../../../model-uses/tables.ts'
import { companies } from '../../../users/tables.ts'
import { knowledgeDocuments } from '../../tables.ts'
import { embedMissing } from '../embed-passages.ts'
import { knowledgeVectors } from '../vector-table.ts'
import { toyVector } from './toy-embedding.ts'

let endpoint: FakeEndpoint
let server: TestServer

function choice(more: Partial<ModelChoice> = {}): ModelChoice {
  return { url: endpoint.url, name: 'toy', key: 'secret-key', tokensPerDay: 10_000, cost: undefined, ...more }
}

beforeAll(async () => {
  endpoint = await FakeEndpoint.start()
  server = await TestServer.start({ embedding: choice() })
  // The other company of the demo is not set up to the end: it may be taught nothing yet.
  await server.database.queries.update(companies).set({ container: sql`coalesce(container, id)` })
})
afterAll(async () => {
  await server.stop()
  await endpoint.stop()
})

beforeEach(async () => {
  endpoint.embedded.splice(0)
  endpoint.embedding = { of: toyVector }
  await server.database.queries.delete(knowledgeVectors)
  await server.database.queries.delete(knowledgeDocuments)
  await server.database.queries.delete(modelUses)
})

const HUM = 'Some transformers hum a little while they warm up.'
/** Without a word of it. */
const PARAPHRASE = 'Why does that thing buzz all evening?'

async function teach(content: string, title = 'Quirks', as = 'owner') {
  const { data } = await server.call(uploadText, { as, body: { title, content } })
  await server.jobs.runWaiting()
  return data
}

async function ask(text: string, on = server) {
  const body = { messages: [{ author: 'customer' as const, text }] as [{ author: 'customer'; text: string }] }
  return (await on.call(sendExampleConversation, { as: 'owner', body })).data.message
}

const vectorsOf = ({ queries }: Database) => queries.select().from(knowledgeVectors)

test('a paraphrase without a shared word is found by what it means, and not quoted', async () => {
  await teach(HUM)
  const answer = await ask(PARAPHRASE)
  expect(answer.passages).toMatchObject([{ text: HUM, isUsed: false }])
  expect(answer.passages?.[0]?.score).toBeLessThan(0.2)
  expect(answer.passages?.[0]?.similarity).toBeGreaterThan(0.9)
  expect(answer).toMatchObject({ handedOver: true, sources: [] })
})

test('what is quoted is the best by its words, whatever is nearer in meaning', async () => {
  await teach('Every velvet shade has a warranty of three years.', 'Shades')
  await teach('Plush covers, plush lids.', 'Covers')
  endpoint.embedding = { of: (text) => (/Covers|How long/.test(text) ? [1, 0] : [0, 1]) }
  const answer = await ask('How long is the warranty of a velvet shade?')
  expect(answer).toMatchObject({ sources: [{ title: 'Shades' }], handedOver: false })
})

test('what another account knows is never found', async () => {
  await teach(HUM, 'Quirks', 'owner@atelier-nord.example')
  expect(await vectorsOf(server.database)).toHaveLength(1)
  expect((await ask(PARAPHRASE)).passages).toEqual([])
})

test.each<[string, FakeEndpoint['embedding']]>([
  ['fails', { answer: (response) => response.writeHead(500).end('{}') }],
  ['cuts the connection', { answer: (response) => response.destroy() }],
  ['says nothing', { answer: () => undefined }],
  ['answers what is no vector', { answer: (response) => sendVectors(response, ['near']) }],
  ['answers too few', { answer: (response) => sendVectors(response, []) }],
  ['answers no direction', { of: () => [0, 0, 0, 0, 0] }],
  ['answers vectors of another length', { of: () => [1, 1] }],
])('an endpoint that %s: passages are found by their words', async (_name, embedding) => {
  await teach(HUM)
  endpoint.embedding = embedding
  const answer = await ask('Why do transformers hum?')
  expect(answer.passages).toMatchObject([{ text: HUM }])
  expect(answer.passages?.[0]?.similarity).toBeUndefined()
})

test('an endpoint that fails while a source is indexed: it is ready, and embedded later', async () => {
  endpoint.embedding = { answer: (response) => response.writeHead(500).end('{}') }
  await teach(HUM)
  expect(await server.database.queries.select().from(knowledgeDocuments)).toMatchObject([{ state: 'ready' }])
  expect(await vectorsOf(server.database)).toEqual([])
  endpoint.embedding = { of: toyVector }
  await server.jobs.add(server.database.queries, embedMissing, {})
  await server.jobs.runWaiting()
  expect(await vectorsOf(server.database)).toHaveLength(1)
})

test('an indexed source is embedded once, however often that is asked for', async () => {
  await teach(HUM)
  await server.jobs.add(server.database.queries, embedMissing, {})
  await server.jobs.runWaiting()
  expect(endpoint.embedded).toEqual([{ model: 'toy', texts: [`Quirks\n${HUM}`] }])
})

test('another model: passages are embedded anew, and vectors of the one before find nothing', async () => {
  await teach(HUM)
  const { database } = server
  const other = await TestServer.start({ embedding: choice({ name: 'other' }), database })
  expect((await ask(PARAPHRASE, other)).passages).toEqual([])
  await other.jobs.add(database.queries, embedMissing, {})
  await other.jobs.runWaiting()
  expect(await vectorsOf(database)).toMatchObject([{ model: 'other' }])
  expect((await ask(PARAPHRASE, other)).passages).toMatchObject([{ text: HUM }])
  await other.app.close()
})

test('a source that is deleted takes its vectors along', async () => {
  const { document } = await teach(HUM)
  await server.call(removeKnowledgeDocument, { as: 'owner', path: { id: document.documentId } })
  expect(await vectorsOf(server.database)).toEqual([])
})

test('a long source is embedded in batches', async () => {
  const paragraph = (place: number) =>
    `Remark ${place}. ${'It is soft and does not fade in the sun. '.repeat(18)}`
  await teach(Array.from({ length: 70 }, (_, place) => paragraph(place)).join('\n\n'))
  expect(endpoint.embedded.map(({ texts }) => texts.length)).toEqual([64, 6])
})

test('what both models use is counted together; sources take half of the limit, questions all of it', async () => {
  await teach(HUM)
  await ask(PARAPHRASE)
  const used = () => server.database.queries.select().from(modelUses)
  expect(await used()).toMatchObject([{ sent: 20, answered: 0 }])
  await server.database.queries.update(modelUses).set({ sent: 5_000 })
  await teach('The shade may crack.', 'Shades')
  expect(await vectorsOf(server.database)).toHaveLength(1)
  expect((await ask(PARAPHRASE)).passages).toMatchObject([{ text: HUM }])
  await server.database.queries.update(modelUses).set({ sent: 10_000 })
  expect((await ask(PARAPHRASE)).passages).toEqual([])
})

test('thanks ask the embedding model nothing', async () => {
  await teach(HUM)
  endpoint.embedded.splice(0)
  await ask('Thank you!')
  expect(endpoint.embedded).toEqual([])
})

test('the key is in no log line', async () => {
  endpoint.embedding = {
    answer: (response) => response.writeHead(401).end('{"error":"secret-key is wrong"}'),
  }
  await ask(PARAPHRASE)
  expect(server.logLines.join('\n')).toContain('The embedding model gave no answer')
  expect(server.logLines.join('\n')).not.toContain('secret-key')
})

import {
  getKnowledgeDocument,
  listKnowledgeDocuments,
  readText,
  setKnowledgeLanguage,
  updatePair,
  updateText,
  uploadPair,
  uploadText,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'

const KB = 1024
const text = { title: 'Bulbs', content: 'The Opaline takes an E27 bulb.' }

const server = sharedServer({
  limits: {
    calls: 5_000,
    callsPerSender: 5_000,
    streams: 100,
    streamsPerPerson: 10,
    visitorStreams: 10,
    uploadBytesPerDay: 1024 ** 3,
    knowledgeBytes: 100 * KB,
  },
})

async function list() {
  const { data } = await server().call(listKnowledgeDocuments, { as: 'owner' })
  return data.documents
}

test('knowledge: the same text under the same key is learned once, and another one is refused', async () => {
  const headers = { 'idempotency-key': 'text-of-bulbs' }
  const first = await server().call(uploadText, { as: 'owner', headers, body: text })
  const again = await server().call(uploadText, { as: 'owner', headers, body: text })
  expect(again.status).toBe(201)
  expect(again.data.document.documentId).toBe(first.data.document.documentId)
  const pair = { title: 'Bulbs', question: 'Which bulb?', answer: text.content }
  const other = await server().call(uploadPair, { as: 'owner', headers, body: pair })
  expect(other).toMatchObject({ status: 409, problem: { code: 'key-reused' } })
  const colleague = await server().call(uploadText, { as: 'admin', headers, body: text })
  expect(colleague.data.document.documentId).not.toBe(first.data.document.documentId)
})

test('knowledge: a change of what somebody else has changed is refused, and the same change is not', async () => {
  const { data } = await server().call(uploadText, { as: 'owner', body: text })
  const { documentId, updatedAt } = data.document
  const first = { documentId, title: 'Bulbs', content: 'It takes a G9 bulb.', updatedAt }
  const changed = await server().call(updateText, { as: 'admin', body: first })
  expect(changed.status).toBe(200)

  const late = { ...first, content: 'It takes a GU10 bulb.' }
  const refused = await server().call(updateText, { as: 'owner', body: late })
  expect(refused).toMatchObject({ status: 409, problem: { code: 'changed-meanwhile' } })
  expect((await server().call(updateText, { as: 'admin', body: first })).status).toBe(200)
  const now = await server().call(readText, { as: 'owner', path: { id: documentId } })
  expect(now.data.document.content).toBe(first.content)
  const seen = { ...late, updatedAt: now.data.document.updatedAt }
  expect((await server().call(updateText, { as: 'owner', body: seen })).status).toBe(200)
})

test('knowledge: a pair is held to what the person saw of it, too', async () => {
  const pair = { title: 'Dimmer', question: 'Can I dim it?', answer: 'Yes.' }
  const { data } = await server().call(uploadPair, { as: 'owner', body: pair })
  const body = { ...pair, documentId: data.document.documentId, answer: 'No.' }
  const old = { ...body, updatedAt: '2020-01-01T00:00:00.000Z' }
  expect(await server().call(updatePair, { as: 'owner', body: old })).toMatchObject({ status: 409 })
  expect((await server().call(updatePair, { as: 'owner', body })).status).toBe(200)
})

test('knowledge: one document is told as it stands in the list, and when it was found', async () => {
  const { data } = await server().call(uploadText, { as: 'owner', body: text })
  const path = { id: data.document.documentId }
  const told = async () => (await server().call(getKnowledgeDocument, { as: 'owner', path })).data.document
  expect(await told()).toMatchObject({ documentId: path.id, title: text.title })
  expect(await told()).not.toHaveProperty('indexedAt')
  await server().jobs.runWaiting()
  expect((await told()).indexedAt).toBeTruthy()
  expect(await list()).toContainEqual(await told())
})

test('knowledge: a document that is ready says by how many passages it is found, and who saved it', async () => {
  const { data } = await server().call(uploadText, { as: 'owner', body: text })
  const id = data.document.documentId
  const find = async () => (await list()).find(({ documentId }) => documentId === id)
  expect(data.document.passages).toBeUndefined()
  await server().jobs.runWaiting()
  const owner = data.document.savedBy
  expect(owner).toBeTruthy()
  expect(await find()).toMatchObject({ state: 'ready', passages: 1, savedBy: owner })
  const body = { ...text, documentId: id, content: `# One\n\n${text.content}\n\n# Two\n\nMore.` }
  await server().call(updateText, { as: 'admin', body })
  await server().jobs.runWaiting()
  const changed = await find()
  expect(changed).toMatchObject({ passages: 2 })
  expect(changed?.savedBy).not.toBe(owner)
})

test('knowledge: the language changes once in ten minutes where there is something to index', async () => {
  const set = (language: string) => server().call(setKnowledgeLanguage, { as: 'owner', body: { language } })
  await server().call(uploadText, { as: 'owner', body: text })
  expect((await set('fr-FR')).status).toBe(200)
  const refused = await set('es-ES')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
  expect((await set('fr-FR')).status).toBe(200)
  // Estonian is not Spanish.
  expect((await set('est')).status).toBe(400)
})

test('knowledge: its texts hold no more than the limit together, whether they are added or changed', async () => {
  const large = (kb: number) => ({ title: 'Large', content: 'x'.repeat(kb * KB) })
  const used = (await list()).reduce((sum, { size = 0 }) => sum + size, 0)
  expect(used).toBeLessThan(10 * KB)
  const { data } = await server().call(uploadText, { as: 'owner', body: large(80) })
  const refused = await server().call(uploadText, { as: 'owner', body: large(30) })
  expect(refused).toMatchObject({ status: 409, problem: { code: 'limit-reached' } })
  const { documentId } = data.document
  const change = (kb: number) =>
    server().call(updateText, { as: 'owner', body: { ...large(kb), documentId } })
  expect(await change(101)).toMatchObject({ status: 409, problem: { code: 'limit-reached' } })
  expect((await change(50)).status).toBe(200)
  const both = await Promise.all(
    [30, 30].map((kb) => server().call(uploadText, { as: 'owner', body: large(kb) })),
  )
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
})

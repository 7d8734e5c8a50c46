import {
  forceIndexation,
  listKnowledgeDocuments,
  readPair,
  readText,
  removeKnowledgeDocument,
  sendExampleConversation,
  setKnowledgeLanguage,
  updatePair,
  updateText,
  uploadPair,
  uploadText,
} from '@replybay/api-client/operations'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { knowledgeSettings, knowledgeWords } from '../tables.ts'

const server = sharedServer()

const bulbs = {
  title: 'Bulbs and sockets',
  content:
    '# Opaline\n\nThe Opaline takes an E27 bulb of 8 W at most.\n\n# Alba\n\nThe Alba takes a G9 bulb.',
}
const dimming = {
  title: 'Dimmer',
  question: 'Can I dim the Opaline?',
  answer: 'Yes, with a dimmable bulb and a dimmer for LED.',
}

async function addText(body: typeof bulbs) {
  const { data } = await server().call(uploadText, { as: 'owner', body })
  return data.document
}

async function find(id: string) {
  const { data } = await server().call(listKnowledgeDocuments, { as: 'owner' })
  return data.documents.find(({ documentId }) => documentId === id)
}

async function ask(text: string) {
  const body = { messages: [{ author: 'customer' as const, text }] }
  const { data } = await server().call(sendExampleConversation, { as: 'owner', body })
  return data.message
}

test('a text is ready once a search finds it, and answers with its source', async () => {
  const added = await addText(bulbs)
  expect(added).toMatchObject({ kind: 'text', state: 'waiting' })
  expect((await ask('Which bulb does the Opaline take?')).handedOver).toBe(true)

  await server().jobs.runWaiting()
  expect(await find(added.documentId)).toMatchObject({ state: 'ready', language: 'en-US' })
  expect(await ask('Which bulb does the Opaline take?')).toMatchObject({
    author: 'agent',
    text: 'The Opaline takes an E27 bulb of 8 W at most.',
    handedOver: false,
    sources: [{ documentId: added.documentId, title: 'Bulbs and sockets' }],
  })
})

test('what nothing answers is left to a person', async () => {
  await addText(bulbs)
  await server().jobs.runWaiting()
  expect(await ask('Do you sell bicycles in Norway?')).toMatchObject({
    author: 'agent',
    text: '',
    handedOver: true,
    sources: [],
  })
})

test('a word of everyday talk or a number alone proves nothing', async () => {
  const trade = { title: 'Trade customers', content: 'Architects and shops get 15% off from 20 lamps.' }
  await server().call(uploadText, { as: 'owner', body: trade })
  await server().jobs.runWaiting()
  expect((await ask('Where is your shop?')).handedOver).toBe(true)
  expect((await ask('Is it 20?')).handedOver).toBe(true)
  expect((await ask('Do architects get anything off?')).text).toBe(trade.content)
})

test('a question in another language finds its answer, and so does a misspelled one', async () => {
  const title = 'Switzerland'
  await addText({ title, content: 'We ship parcels to Switzerland within nine working days.' })
  await server().jobs.runWaiting()
  expect(await ask('Livrez-vous des colis en Suisse ?')).toMatchObject({ sources: [{ title }] })
  expect(await ask('Do you ship parcels to Switzerlnd?')).toMatchObject({ sources: [{ title }] })
})

test('a pair answers with its answer; changed, with what it says now', async () => {
  const { data } = await server().call(uploadPair, { as: 'owner', body: dimming })
  const id = data.document.documentId
  await server().jobs.runWaiting()
  expect((await ask('can i dim the Opaline')).text).toBe(dimming.answer)
  expect((await server().call(readPair, { as: 'owner', path: { id } })).data.document).toMatchObject(dimming)

  const body = { ...dimming, documentId: id, answer: 'No, it can not be dimmed.' }
  await server().call(updatePair, { as: 'owner', body })
  await server().jobs.runWaiting()
  expect((await ask('can i dim the Opaline')).text).toBe('No, it can not be dimmed.')
})

test('a text that is removed is found no more, and leaves no counted word', async () => {
  const word = 'zanzibar'
  const { documentId } = await addText({ title: 'Stone', content: `The lamp of ${word} is heavy.` })
  await server().jobs.runWaiting()
  expect(await countsOf(word)).toBe(1)
  await server().call(removeKnowledgeDocument, { as: 'owner', path: { id: documentId } })
  expect(await find(documentId)).toBeUndefined()
  expect(await countsOf(word)).toBe(0)
  const read = await server().call(readText, { as: 'owner', path: { id: documentId } })
  expect(read.status).toBe(404)
})

test('a pair that is answered with a small word, and a question of signs alone, break nothing', async () => {
  const pair = { title: 'Silk shade', question: 'May the silk shade be washed?', answer: 'No.' }
  await server().call(uploadPair, { as: 'owner', body: pair })
  await server().jobs.runWaiting()
  expect((await ask('may the silk shade be washed')).text).toBe('No.')
  expect((await ask('\u0345 \u05b0')).handedOver).toBe(false)
})

test('a cursor that nobody was given is refused', async () => {
  const cursor = Buffer.from('999999999999999 a').toString('base64url')
  const { status } = await server().call(listKnowledgeDocuments, { as: 'owner', query: { cursor } })
  expect(status).toBe(400)
})

test('a text that changes while it is indexed is indexed as it is at the end', async () => {
  const { documentId } = await addText(bulbs)
  const body = { ...bulbs, documentId, content: 'The Nacre takes a GU10 bulb.' }
  await server().call(updateText, { as: 'owner', body })
  await server().jobs.runWaiting()
  expect((await ask('Which bulb does the Nacre take?')).text).toBe(body.content)
})

test('a text without words fails with its reason', async () => {
  const { documentId } = await addText({ title: '…', content: '?!' })
  await server().jobs.runWaiting()
  expect(await find(documentId)).toMatchObject({ state: 'failed', problem: 'empty' })
})

test('all is indexed anew when it is asked for, once in ten minutes', async () => {
  const { documentId } = await addText(bulbs)
  await server().jobs.runWaiting()
  const forced = await server().call(forceIndexation, { as: 'owner' })
  expect(forced.data.indexing).toMatchObject({ state: 'running' })
  expect(await find(documentId)).toMatchObject({ state: 'waiting' })
  const again = await server().call(forceIndexation, { as: 'owner' })
  expect(again.status).toBe(429)
  await server().jobs.runWaiting()
  expect(await find(documentId)).toMatchObject({ state: 'ready' })
})

test('all is indexed anew in another language, and in none that the product does not speak', async () => {
  const { documentId } = await addText(bulbs)
  await server().jobs.runWaiting()
  await server().database.queries.update(knowledgeSettings).set({ forcedAt: null })
  const { data } = await server().call(setKnowledgeLanguage, { as: 'owner', body: { language: 'fr-FR' } })
  expect(data).toEqual({ language: 'fr-FR' })
  expect(await find(documentId)).toMatchObject({ state: 'waiting' })
  await server().jobs.runWaiting()
  expect(await find(documentId)).toMatchObject({ state: 'ready' })
  const refused = await server().call(setKnowledgeLanguage, { as: 'owner', body: { language: 'de-DE' } })
  expect(refused.status).toBe(400)
})

async function countsOf(word: string): Promise<number> {
  const rows = await server()
    .database.queries.select()
    .from(knowledgeWords)
    .where(and(eq(knowledgeWords.companyId, MAISON_LUMEN), eq(knowledgeWords.word, word)))
  return rows.length
}

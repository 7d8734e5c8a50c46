import {
  answerKnowledgeGap,
  answerTicket,
  continueConversation,
  deleteTicket,
  listKnowledgeGaps,
  openConversation,
  readKnowledgeGap,
  readPair,
  removeKnowledgeDocument,
  sendExampleConversation,
  updateKnowledgeGap,
  uploadPair,
  uploadText,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { WEB } from '../../../../test/support-desk.ts'
import { newId } from '../../../platform/database/ids.ts'
import { knowledgeGaps, knowledgeQuestions } from '../gaps/tables.ts'

const server = sharedServer()

/** A visitor asks; the server has read it when this resolves. */
async function ask(message: string, name = 'Lucía Paredes') {
  const { data } = await server().call(openConversation, { body: { webId: WEB, message, name } })
  await server().jobs.runWaiting()
  return data.conversation.id
}

async function gaps(
  query: { days?: 7 | 30 | 90; language?: 'es-ES' | 'fr-FR'; channel?: string; state?: 'left' } = {},
) {
  return (await server().call(listKnowledgeGaps, { as: 'owner', query })).data
}

async function gapAbout(word: string) {
  const { gaps: all } = await gaps({})
  return all.find(({ question }) => question.includes(word))
}

async function read(id: string) {
  return (await server().call(readKnowledgeGap, { as: 'owner', path: { id } })).data.gap
}

test('gap: gathers what is asked alike in several languages, most asked first', async () => {
  await ask('Hola, ¿quién paga la aduana en Canarias?')
  await ask('¿Quién paga la aduana en Canarias?', 'Inés Torralba')
  await ask('Bonjour, qui paye la douane pour les Canaries ?', 'Marc Perrot')
  await ask('Do you repair antique chandeliers?', 'Tom Becker')
  const { gaps: all } = await gaps()
  const customs = all.find(({ question }) => question.includes('aduana'))
  expect(customs).toMatchObject({
    question: '¿Quién paga la aduana en Canarias?',
    language: 'es-ES',
    asked: 3,
    ways: 2,
    languages: { 'es-ES': 2, 'fr-FR': 1 },
    days: [0, 0, 0, 0, 0, 0, 0, 0, 0, 3],
    before: 0,
    state: 'open',
  })
  const chandeliers = all.findIndex(({ question }) => question === 'Do you repair antique chandeliers?')
  expect(chandeliers).toBeGreaterThan(all.findIndex(({ gapId }) => gapId === customs?.gapId))
  expect(
    (await gaps({ language: 'fr-FR' })).gaps.find(({ gapId }) => gapId === customs?.gapId),
  ).toMatchObject({
    asked: 1,
    question: 'Bonjour, qui paye la douane pour les Canaries ?'.replace('Bonjour, q', 'Q'),
  })
  expect((await gaps({ channel: 'telegram' })).gaps.map(({ gapId }) => gapId)).not.toContain(customs?.gapId)
})

test('gap: shows its tickets and wordings, and begins the answer with what a person replied', async () => {
  const id = await ask('Is there a cord in saffron yellow?', 'Rosa Serrano')
  await ask('Does the saffron yellow cord exist?', 'Tom Becker')
  const message = 'Hello Rosa, the cord comes in saffron yellow, too. See you soon, Inès'
  await server().call(answerTicket, { as: 'support', path: { id }, body: { message } })
  const gap = await gapAbout('saffron')
  const whole = await read(gap?.gapId ?? '')
  expect(whole.phrasings.map(({ text }) => text).toSorted()).toEqual([
    'Does the saffron yellow cord exist?',
    'Is there a cord in saffron yellow?',
  ])
  expect(whole.tickets.map(({ customerName }) => customerName)).toEqual(['Tom Becker', 'Rosa Serrano'])
  expect(whole.ticketCount).toBe(2)
  expect(whole.draft).toMatchObject({
    text: 'The cord comes in saffron yellow, too.',
    ticketId: id,
    customerName: 'Rosa Serrano',
    authorName: 'Inès Moreau',
  })
})

test('gap: what a person replied to another question of the ticket is no answer to it', async () => {
  const message = 'How long does a parcel to Liège take?'
  const { data } = await server().call(openConversation, { body: { webId: WEB, message, name: 'Ada' } })
  await server().jobs.runWaiting()
  const path = { id: data.conversation.id }
  const body = { message: 'And who pays if it breaks on the way?' }
  await server().call(continueConversation, { token: data.token, path, body })
  await server().jobs.runWaiting()
  await server().call(answerTicket, { as: 'support', path, body: { message: 'A broken lamp is replaced.' } })
  expect((await read((await gapAbout('Liège'))?.gapId ?? '')).draft).toBeUndefined()
})

test('gap: leaves once a search finds the answer, and the question is answered from then on', async () => {
  await ask('May the porcelain shade go into a dishwasher?')
  const gap = await gapAbout('dishwasher')
  const id = gap?.gapId ?? ''
  const pair = {
    question: 'Can the porcelain shade go into a dishwasher?',
    answer: 'No, wash the porcelain by hand.',
  }
  const added = await server().call(answerKnowledgeGap, { as: 'admin', path: { id }, body: pair })
  expect(added.status).toBe(201)
  // The customer's own words go to nobody else.
  expect(added.data.document.title).toBe('Can the porcelain shade go into a dishwasher?')
  expect(added.data.document).toMatchObject({ kind: 'qa', state: 'waiting' })
  expect(await gapAbout('dishwasher')).toMatchObject({ gapId: id, state: 'indexing' })

  await server().jobs.runWaiting()
  expect(await gapAbout('dishwasher')).toBeUndefined()
  const body = {
    messages: [{ author: 'customer' as const, text: 'may the porcelain shade go into a dishwasher' }],
  }
  const { data } = await server().call(sendExampleConversation, { as: 'owner', body })
  expect(data.message.text).toBe(pair.answer)
})

test('gaps: the answer to one takes no other off the list, but is named there until a person decides', async () => {
  await ask('May the cork lid get wet outdoors?')
  await ask('Does cork glue dissolve?')
  const [one, other] = [await gapAbout('outdoors'), await gapAbout('glue')]
  expect(one?.gapId).not.toBe(other?.gapId)
  const id = one?.gapId ?? ''
  const pair = {
    question: 'May the cork lid get wet outdoors?',
    answer: 'Yes, it may. Cork glue does not dissolve.',
  }
  await server().call(answerKnowledgeGap, { as: 'owner', path: { id }, body: pair })
  await server().jobs.runWaiting()
  expect(await gapAbout('outdoors')).toBeUndefined()
  expect(await gapAbout('glue')).toMatchObject({
    state: 'open',
    answeredBy: { title: pair.question, kind: 'qa', passage: pair.answer },
  })

  const path = { id: other?.gapId ?? '' }
  const decide = (body: { isAnswered?: boolean; state?: 'open' }) =>
    server().call(updateKnowledgeGap, { as: 'owner', path, body })
  expect((await decide({ isAnswered: true })).data.gap.state).toBe('answered')
  expect(await gapAbout('glue')).toBeUndefined()
  await decide({ state: 'open' })
  expect(await gapAbout('glue')).toMatchObject({ answeredBy: { kind: 'qa' } })
  const kept = await decide({ isAnswered: false })
  expect(kept.data.gap.answeredBy).toBeUndefined()
  expect(await gapAbout('glue')).toMatchObject({ state: 'open' })
})

test('gap: names any source that answers it, until that is gone; what is answered or asks nothing begins none', async () => {
  await ask('Does oiled walnut smell of nutmeg?')
  const said = 'Oiled walnut does not smell of nutmeg.'
  const content = `Our wood comes from two sawmills in the Jura. ${said}`
  const added = await server().call(uploadText, { as: 'owner', body: { title: 'Walnut', content } })
  await server().jobs.runWaiting()
  expect(await gapAbout('walnut')).toMatchObject({
    answeredBy: { title: 'Walnut', kind: 'text', passage: said },
  })

  const { total } = await gaps()
  await ask('Does oiled walnut smell of nutmeg')
  await ask('Thank you for the beautiful lamp, we love it.')
  await ask('Where is my order ML-10466, please?')
  expect((await gaps()).total).toBe(total)
  const path = { id: added.data.document.documentId }
  await server().call(removeKnowledgeDocument, { as: 'owner', path })
  expect((await gapAbout('walnut'))?.answeredBy).toBeUndefined()
})

test('gap: is off the list once a pair that asks its very question is read', async () => {
  await ask('Do your jute umbrellas survive a hurricane?')
  expect(await gapAbout('jute')).toBeDefined()
  const title = 'Jute'
  const body = {
    title,
    question: 'Do your jute umbrellas survive a hurricane?',
    answer: 'Our jute umbrellas survive a hurricane of ninety knots.',
  }
  await server().call(uploadPair, { as: 'owner', body })
  await server().jobs.runWaiting()
  expect(await gapAbout('jute')).toBeUndefined()
})

test('gap: left to support is off the list until that is undone', async () => {
  await ask('Would you sponsor our rowing club?')
  const id = (await gapAbout('rowing'))?.gapId ?? ''
  const change = async (state: 'left' | 'open') =>
    await server().call(updateKnowledgeGap, { as: 'owner', path: { id }, body: { state } })
  expect((await change('left')).status).toBe(200)
  await ask('Will you sponsor a rowing club?')
  expect(await gapAbout('rowing')).toBeUndefined()
  expect((await gaps({ state: 'left' })).gaps.map(({ gapId }) => gapId)).toEqual([id])
  await change('open')
  expect(await gapAbout('rowing')).toMatchObject({ gapId: id, asked: 2 })
})

test('gaps: are merged, and split by a wording', async () => {
  await ask('Are the rattan baskets fireproof?')
  await ask('Which varnish protects rattan?')
  const [into, from] = [await gapAbout('fireproof'), await gapAbout('varnish')]
  const path = { id: from?.gapId ?? '' }
  const mergeInto = into?.gapId ?? ''
  const merged = await server().call(updateKnowledgeGap, { as: 'owner', path, body: { mergeInto } })
  expect(merged.data.gap).toMatchObject({ gapId: mergeInto, asked: 2, ways: 2 })
  expect((await server().call(readKnowledgeGap, { as: 'owner', path })).status).toBe(404)

  const body = { split: 'Which varnish protects rattan?' }
  const split = await server().call(updateKnowledgeGap, { as: 'owner', path: { id: mergeInto }, body })
  expect(split.data.gap).toMatchObject({ question: body.split, asked: 1 })
  expect(await read(mergeInto)).toMatchObject({ question: 'Are the rattan baskets fireproof?', asked: 1 })
})

test('gap: what a deleted ticket said is told no more, neither as wording nor as draft', async () => {
  const id = await ask('Can the zinc trellis be lacquered?', 'Rosa Serrano')
  await ask('May one lacquer the zinc trellis?', 'Tom Becker')
  await server().call(answerTicket, {
    as: 'support',
    path: { id },
    body: { message: 'We lacquer it in white.' },
  })
  const gapId = (await gapAbout('trellis'))?.gapId ?? ''
  expect((await read(gapId)).draft).toMatchObject({ ticketId: id })
  await server().call(deleteTicket, { as: 'owner', path: { id } })
  const whole = await read(gapId)
  expect(whole).toMatchObject({ asked: 1, phrasings: [{ text: 'May one lacquer the zinc trellis?' }] })
  expect(whole.tickets.map(({ customerName }) => customerName)).toEqual(['Tom Becker'])
  expect(whole.draft).toBeUndefined()
})

test('gap: answered twice, it has one pair, as it was answered last', async () => {
  await ask('How many lumens has the tundra beacon?')
  const path = { id: (await gapAbout('tundra'))?.gapId ?? '' }
  const question = 'How many lumens has the tundra beacon?'
  const answer = (text: string) =>
    server().call(answerKnowledgeGap, { as: 'owner', path, body: { question, answer: text } })
  const first = await answer('It has 400 lumens.')
  const second = await answer('It has 500 lumens.')
  expect(second.data.document.documentId).toBe(first.data.document.documentId)
  const { data } = await server().call(readPair, {
    as: 'owner',
    path: { id: first.data.document.documentId },
  })
  expect(data.document.answer).toBe('It has 500 lumens.')
})

test('gap: where there are as many as may be, the one asked once, longest ago, gives way', async () => {
  const { queries } = server().database
  const id = await ask('Where is the ochre gazebo made?')
  const [question] = await queries
    .select()
    .from(knowledgeQuestions)
    .where(eq(knowledgeQuestions.ticketId, id))
  if (!question) throw new Error('It is noted.')
  const { companyId } = question
  const createdAt = (place: number) => new Date(Date.now() - (1_000 - place) * 60_000)
  const ids = Array.from({ length: 300 }, newId)
  const state = 'open' as const
  await queries
    .insert(knowledgeGaps)
    .values(ids.map((gapId, place) => ({ id: gapId, companyId, state, createdAt: createdAt(place) })))
  await queries.insert(knowledgeQuestions).values(
    ids.map((gapId, place) => ({
      ...question,
      id: newId(),
      gapId,
      messageId: newId(),
      tokens: [],
      words: [],
      text: `Nonsense ${place}?`,
      wording: `nonsense ${place}`,
    })),
  )
  await ask('Does the maroon pergola rust?')
  expect((await gapAbout('pergola'))?.asked).toBe(1)
  expect(await queries.$count(knowledgeGaps, eq(knowledgeGaps.id, ids[0] ?? ''))).toBe(0)
  expect(await queries.$count(knowledgeGaps, eq(knowledgeGaps.id, ids[1] ?? ''))).toBe(1)
})

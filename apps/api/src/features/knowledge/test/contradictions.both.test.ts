import {
  decideContradiction,
  indexDocumentsAgain,
  listContradictions,
  sendExampleConversation,
  updatePair,
  updateText,
  uploadPair,
  uploadText,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()

async function addPair(question: string, answer: string) {
  const body = { title: question, question, answer }
  const { data } = await server().call(uploadPair, { as: 'owner', body })
  await server().jobs.runWaiting()
  return data.document.documentId
}

async function addText(title: string, content: string) {
  const { data } = await server().call(uploadText, { as: 'owner', body: { title, content } })
  await server().jobs.runWaiting()
  return data.document.documentId
}

/** Those that a document is part of. */
async function contradictionsOf(documentId: string) {
  const { data } = await server().call(listContradictions, { as: 'owner' })
  return data.contradictions.filter(({ sides }) => sides.some((side) => side.documentId === documentId))
}

async function decide(id: string, body: { state: 'open' | 'kept' | 'both-right'; keep?: string }) {
  return await server().call(decideContradiction, { as: 'admin', path: { id }, body })
}

async function ask(text: string) {
  const body = { messages: [{ author: 'customer' as const, text }] }
  return (await server().call(sendExampleConversation, { as: 'owner', body })).data.message.text
}

test('contradiction: two pairs that ask the same, with other figures', async () => {
  const one = await addPair('How long may the amber lamp be returned?', 'You have 14 days.')
  expect(await contradictionsOf(one)).toEqual([])
  const other = await addPair('May I return the amber lamp?', 'Yes, within 30 days.')
  const [found, ...more] = await contradictionsOf(one)
  expect(more).toEqual([])
  expect(found?.question).toBe('May I return the amber lamp?')
  expect(found?.sides.find(({ documentId }) => documentId === one)).toMatchObject({
    title: 'How long may the amber lamp be returned?',
    kind: 'qa',
    text: 'You have 14 days.',
    replies: 0,
  })
  expect(found?.sides.find(({ documentId }) => documentId === other)?.text).toBe('Yes, within 30 days.')
})

test('contradiction: one says yes where the other denies it', async () => {
  const one = await addPair('Can the Sirius lantern be dimmed?', 'Yes, with a suitable dimmer.')
  const other = await addPair(
    'Is it possible to dim the Sirius lantern?',
    'No, the Sirius lantern cannot be dimmed.',
  )
  expect(await contradictionsOf(one)).toHaveLength(1)
  expect(await contradictionsOf(other)).toHaveLength(1)
})

test('contradiction: a passage that answers a pair with another figure, whichever is added last', async () => {
  const text = await addText('Basalt', 'The basalt lampshade weighs 3 kg. It is cut in Auvergne, in 5 days.')
  const pair = await addPair('How much does the basalt lampshade weigh?', 'The basalt lampshade weighs 5 kg.')
  expect(await contradictionsOf(pair)).toMatchObject([{ sides: expect.toSatisfy(isOf(text)) }])

  await addPair('How wide is the granite lampshade?', 'The granite lampshade is 40 cm wide.')
  const later = await addText('Granite', 'Our granite lampshade is 45 cm wide, and polished by hand.')
  expect(await contradictionsOf(later)).toHaveLength(1)
})

const isOf = (documentId: string) => (sides: { documentId: string }[]) =>
  sides.some((side) => side.documentId === documentId)

test('no contradiction: other questions, the same in other words, or a fact more', async () => {
  const spain = await addPair('What does express shipping to Spain cost?', 'It costs 12 €.')
  await addPair('What does express shipping to France cost?', 'It costs 9 €.')
  expect(await contradictionsOf(spain)).toEqual([])

  const weeks = await addPair('When is the pine desk delivered?', 'In two weeks.')
  await addPair('Quand le bureau en pin est-il livré ?', 'Sous 14 jours.')
  expect(await contradictionsOf(weeks)).toEqual([])

  const late = await addPair(
    'Why did the slate tray arrive late?',
    'It came two days later: the van broke down.',
  )
  await addText('Slate', 'Trays arrive on time, slate ones as late as in three weeks.')
  expect(await contradictionsOf(late)).toEqual([])

  const cost = await addPair('Do you engrave the copper bell?', 'Yes, it costs 8 €.')
  await addPair('Is the copper bell engraved?', 'Yes, it costs 8 € and takes 3 days.')
  await addText('Copper', 'The copper bell is 20 cm high. Do not polish it with vinegar.')
  expect(await contradictionsOf(cost)).toEqual([])
})

test('kept: no search finds the other passage, its source stays; undone, it is found again', async () => {
  const question = 'How long is the quartz clock under warranty?'
  const one = await addPair(question, 'For 2 years.')
  const other = await addPair('Quartz clock: how long is the warranty?', 'For 5 years.')
  const [found] = await contradictionsOf(one)
  const id = found?.contradictionId ?? ''
  expect((await decide(id, { state: 'kept' })).status).toBe(400)
  expect((await decide(id, { state: 'kept', keep: other })).data).toEqual({
    contradictionId: id,
    state: 'kept',
  })
  expect(await contradictionsOf(one)).toEqual([])
  expect(await ask(question)).toBe('For 5 years.')

  await server().call(indexDocumentsAgain, { as: 'owner', body: { documentIds: [one, other] } })
  await server().jobs.runWaiting()
  expect(await ask(question)).toBe('For 5 years.')

  await decide(id, { state: 'open' })
  expect(await contradictionsOf(one)).toHaveLength(1)
  await decide(id, { state: 'kept', keep: one })
  expect(await ask(question)).toBe('For 2 years.')
})

test('kept: the other passage comes back once its source changes', async () => {
  const question = 'What does the onyx bowl cost?'
  const one = await addPair(question, 'It costs 40 €.')
  const other = await addPair('Onyx bowl: what does it cost?', 'It costs 45 €.')
  const [found] = await contradictionsOf(one)
  await decide(found?.contradictionId ?? '', { state: 'kept', keep: one })
  const changed = {
    title: 'Onyx',
    question: 'Onyx bowl: what does it cost?',
    answer: 'It costs 45 €, boxed.',
  }
  await server().call(updatePair, { as: 'owner', body: { documentId: other, ...changed } })
  await server().jobs.runWaiting()
  expect(await contradictionsOf(other)).toHaveLength(1)
})

test('both right: the pair is never shown again, until a text of it is another one', async () => {
  const question = 'How heavy is the jade vase?'
  const pair = await addPair(question, 'The jade vase weighs 2 kg.')
  const content = 'The jade vase weighs 3 kg with its foot.'
  const text = await addText('Jade', content)
  const [found] = await contradictionsOf(pair)
  await decide(found?.contradictionId ?? '', { state: 'both-right' })
  expect(await contradictionsOf(pair)).toEqual([])
  await server().call(indexDocumentsAgain, { as: 'owner', body: { documentIds: [pair, text] } })
  await server().jobs.runWaiting()
  expect(await contradictionsOf(pair)).toEqual([])

  const change = { documentId: text, title: 'Jade', content: 'The jade vase weighs 4 kg with its foot.' }
  await server().call(updateText, { as: 'owner', body: change })
  await server().jobs.runWaiting()
  expect(await contradictionsOf(pair)).toHaveLength(1)
  await server().call(updateText, { as: 'owner', body: { ...change, content: 'The jade vase weighs 2 kg.' } })
  await server().jobs.runWaiting()
  expect(await contradictionsOf(pair)).toEqual([])
})

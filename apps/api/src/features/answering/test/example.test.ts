import {
  sendExampleConversation,
  updateCompany,
  uploadPair,
  uploadText,
} from '@replybay/api-client/operations'
import { beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()

const ANSWER = 'Recycle it: opal glass does not go to the bottle bank.'

beforeAll(async () => {
  const pair = { title: 'Broken globe', question: 'What do I do with a broken globe?', answer: ANSWER }
  const text = {
    title: 'Deliveries',
    content: '# Iceland\n\nParcels reach Reykjavik in nine days. A broken globe is replaced.',
  }
  await server().call(uploadPair, { as: 'owner', body: pair })
  await server().call(uploadText, { as: 'owner', body: text })
  await server().jobs.runWaiting()
})

async function ask(text: string, who: { as: 'owner' } | { token: string } = { as: 'owner' }) {
  const body = { messages: [{ author: 'customer' as const, text }] }
  return (await server().call(sendExampleConversation, { ...who, body })).data.message
}

test('an answer tells the passages that it was chosen from, the one that it quotes first', async () => {
  const answer = await ask('Should I recycle a broken globe?')
  expect(answer).toMatchObject({ text: ANSWER, engine: 'quoted', threshold: 0.6, language: 'en-US' })
  expect(answer.took).toBeGreaterThanOrEqual(0)
  const [first, second] = answer.passages ?? []
  expect(first).toMatchObject({
    title: 'What do I do with a broken globe?',
    kind: 'qa',
    text: ANSWER,
    isUsed: true,
  })
  expect(second).toMatchObject({ title: 'Deliveries', kind: 'text', heading: 'Iceland', isUsed: false })
  expect(second?.score).toBeLessThan(first?.score ?? 0)
})

test('where nothing answers, the nearest passages are told, and none is used', async () => {
  const answer = await ask('Do parcels with chandeliers reach Antarctica by helicopter?')
  expect(answer).toMatchObject({ text: '', handedOver: true, sources: [] })
  expect(answer.passages).toMatchObject([{ title: 'Deliveries', isUsed: false }])
  expect(answer.passages?.[0]?.score).toBeLessThan(answer.threshold ?? 0)
})

test('among a company’s first sources, words that stand in most of them still find the one that answers', async () => {
  const token = await server().openAccount({
    email: 'lou@verre.example',
    password: 'seven lamps hang over the sea',
    companyName: 'Verre',
    locale: 'fr-FR',
  })
  await server().call(updateCompany, { token, body: { appName: 'Verre', description: 'Lampes' } })
  const texts = {
    Livraison: 'Les frais de port sont de 4,90 euros. Nous livrons aussi en Belgique.',
    Retours: 'Le port du retour est gratuit, sans autres frais.',
    Cadeaux: 'Un paquet cadeau coûte trois euros. Il part sans frais de port.',
  }
  for (const [title, content] of Object.entries(texts)) {
    await server().call(uploadText, { token, body: { title, content } })
  }
  await server().jobs.runWaiting()
  for (const question of ['frais de port', 'Quels sont les frais de port ?']) {
    expect(await ask(question, { token }), question).toMatchObject({
      handedOver: false,
      text: expect.stringContaining('4,90 euros'),
    })
  }
  expect(await ask('Quels sont les frais de douane ?', { token })).toMatchObject({ handedOver: true })
})

test.each(['Can you help me?', 'Hello?', 'Who are you?'])(
  'a message that asks nothing yet, “%s”, gets an answer and not silence',
  async (text) => {
    expect(await ask(text)).toMatchObject({
      engine: 'given',
      handedOver: false,
      text: expect.stringMatching(/\?$/),
    })
  },
)

test('a question about what was said before, which names nothing, is handed off', async () => {
  const messages = [
    { author: 'customer' as const, text: 'Should I recycle a broken globe?' },
    { author: 'agent' as const, text: ANSWER },
    { author: 'customer' as const, text: 'Why?' },
  ]
  const answer = await server().call(sendExampleConversation, { as: 'owner', body: { messages } })
  expect(answer.data.message).toMatchObject({ handedOver: true, reason: 'no-answer' })
})

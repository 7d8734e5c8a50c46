import { sendExampleConversation, uploadPair, uploadText } from '@replybay/api-client/operations'
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

async function ask(text: string) {
  const body = { messages: [{ author: 'customer' as const, text }] }
  return (await server().call(sendExampleConversation, { as: 'owner', body })).data.message
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

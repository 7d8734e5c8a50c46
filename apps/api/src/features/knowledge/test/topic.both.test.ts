import {
  answerKnowledgeGap,
  learnFromTicket,
  listKnowledgeGaps,
  openConversation,
  removeKnowledgeDocument,
  uploadText,
} from '@replybay/api-client/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Follower, followServer } from '../../../../test/follower.ts'
import { WEB } from '../../../../test/support-desk.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
let follower: Follower

beforeAll(async () => {
  await server().app.listen({ port: 0, host: '127.0.0.1' })
  const input = { topics: ['knowledge'] }
  const followed = await followServer(server(), input, await server().tokenOf('owner'))
  if (!followed.follower) throw new Error('Nobody may follow.')
  follower = followed.follower
  expect(followed.ready).toMatchObject({ event: 'ready', data: { topics: ['knowledge'] } })
})

afterAll(async () => {
  await follower?.leave()
  server().app.server.closeAllConnections()
})

test('knowledge changes: a source is told of when it is added, once it is indexed, and when it goes', async () => {
  const body = { title: 'Pewter', content: 'Pewter lamps are polished with a dry cloth.' }
  const added = await server().call(uploadText, { as: 'owner', body })
  expect(await follower.about('sources')).toMatchObject({ event: 'change', data: { topic: 'knowledge' } })
  await server().jobs.runWaiting()
  await follower.about('sources')
  await follower.about('gaps')
  const path = { id: added.data.document.documentId }
  await server().call(removeKnowledgeDocument, { as: 'owner', path })
  await follower.about('sources')
})

test('knowledge changes: a question that nothing answers is told of, its answer, and what waits for review', async () => {
  const message = 'Do you rent chandeliers for weddings?'
  const { data } = await server().call(openConversation, { body: { webId: WEB, message, name: 'Ana' } })
  await server().jobs.runWaiting()
  await follower.about('gaps')
  const { gaps } = (await server().call(listKnowledgeGaps, { as: 'owner' })).data
  const path = { id: gaps.find(({ question }) => question === message)?.gapId ?? '' }
  await server().call(answerKnowledgeGap, { as: 'owner', path, body: { question: message, answer: 'No.' } })
  await follower.about('gaps')
  const lesson = { ticketId: data.conversation.id, manualSummary: 'We do not rent.' }
  await server().call(learnFromTicket, { as: 'support', body: lesson })
  await follower.about('review')
})

test('knowledge changes: whoever comes again is told that each part may have changed', async () => {
  const input = { topics: ['knowledge'], since: String(Date.now() - 60_000) }
  const again = await followServer(server(), input, await server().tokenOf('support'))
  const told = [await again.follower?.next(), await again.follower?.next(), await again.follower?.next()]
  expect(told.map((one) => one?.data.id)).toEqual(['sources', 'gaps', 'review'])
  await again.follower?.leave()
})

import { aMessage, anEvent } from '@replybay/testing'
import { expect, test } from 'vitest'
import { lastColleagueAct } from './colleague-act.ts'

const me = { _id: 'me', name: 'Camille Roy' }
const at = (minute: number) => `2026-11-20T09:${String(minute).padStart(2, '0')}:00.000Z`
const answer = (authorId: string | undefined, minute: number) =>
  aMessage({
    author: 'support',
    authorName: 'Karim',
    createdAt: at(minute),
    ...(authorId !== undefined && { authorId }),
  })
const closing = (actorName: string, minute: number) => anEvent({ actorName, createdAt: at(minute) })

test('the newest thing that a colleague did counts', () => {
  const note = { _id: 'n', text: 'Shelf A-14', authorId: 'karim', authorName: 'Karim', createdAt: at(2) }
  const ticket = { messages: [answer('karim', 1)], notes: [note], events: [] }
  expect(lastColleagueAct(ticket, me)).toMatchObject({ kind: 'noted', actorName: 'Karim', createdAt: at(2) })
  const closed = { ...ticket, events: [closing('Karim', 3)] }
  expect(lastColleagueAct(closed, me)).toMatchObject({ kind: 'closed', actorName: 'Karim' })
})

test('what the person, the customer or the agent did is no colleague’s act', () => {
  const messages = [aMessage(), aMessage({ author: 'agent' }), answer('me', 1)]
  expect(lastColleagueAct({ messages, events: [closing('Camille Roy', 2)] }, me)).toBeUndefined()
})

test('an answer of nobody in particular may be one’s own', () => {
  expect(lastColleagueAct({ messages: [answer(undefined, 1)] }, me)).toBeUndefined()
  expect(lastColleagueAct({ messages: [], events: [closing('Karim', 1)] }, { _id: 'me' })).toBeUndefined()
})

test('once the person has answered, what was before is no news', () => {
  expect(lastColleagueAct({ messages: [answer('karim', 1), answer('me', 2)] }, me)).toBeUndefined()
  expect(lastColleagueAct({ messages: [answer('me', 1), answer('karim', 2)] }, me)).toMatchObject({
    kind: 'answered',
  })
})

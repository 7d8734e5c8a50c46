import { aMessage, anEvent } from '@replybay/testing'
import { expect, test } from 'vitest'
import { lastColleagueAct } from './colleague-act.ts'

const me = { _id: 'me', name: 'Camille Roy' }
const at = (minute: number) => `2026-11-20T09:${String(minute).padStart(2, '0')}:00.000Z`
const closing = (actorName: string, minute: number) => anEvent({ actorName, createdAt: at(minute) })

test('the last close or reopening by a colleague counts', () => {
  const reopening = anEvent({ kind: 'reopened', actorName: 'Inès', createdAt: at(2) })
  expect(lastColleagueAct({ messages: [], events: [closing('Karim', 1), reopening] }, me)).toBe(reopening)
})

test('what the person, the customer or the agent did is no colleague’s act', () => {
  const events = [
    closing('Camille Roy', 1),
    anEvent({ kind: 'reopened', actor: 'customer', actorName: 'Ada' }),
    anEvent({ kind: 'closed', actor: 'agent' }),
  ]
  expect(lastColleagueAct({ messages: [], events }, me)).toBeUndefined()
})

test('a person without a name may have done it', () => {
  expect(lastColleagueAct({ messages: [], events: [closing('Karim', 1)] }, { _id: 'me' })).toBeUndefined()
})

test('once the person has answered, what was before is no news', () => {
  const messages = [aMessage({ author: 'support', authorId: 'me', createdAt: at(2) })]
  expect(lastColleagueAct({ messages, events: [closing('Karim', 1)] }, me)).toBeUndefined()
  expect(lastColleagueAct({ messages, events: [closing('Karim', 3)] }, me)).toMatchObject({
    actorName: 'Karim',
  })
})

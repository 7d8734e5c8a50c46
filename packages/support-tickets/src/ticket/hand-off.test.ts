import { aMessage, anEvent } from '@replybay/testing'
import { expect, test } from 'vitest'
import { unansweredHandOff } from './hand-off.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString()
const handOff = anEvent({ _id: 'off', kind: 'handed-over', actor: 'agent', createdAt: at(5) })
const said = (author: 'customer' | 'support' | 'agent', minute: number) =>
  aMessage({ author, createdAt: at(minute) })

test('hand-off: holds until somebody replies, whatever the customer writes', () => {
  const ticket = { status: 'open', events: [handOff], messages: [said('agent', 4), said('customer', 6)] }
  expect(unansweredHandOff(ticket)).toBe(handOff)
  expect(unansweredHandOff({ ...ticket, messages: [...ticket.messages, said('support', 7)] })).toBeUndefined()
})

test('hand-off: the word of the AI agent that announces it is no reply', () => {
  expect(unansweredHandOff({ status: 'open', events: [handOff], messages: [said('agent', 5)] })).toBe(handOff)
})

test.each(['closed', 'answered'])('hand-off: of a ticket that is %s, nothing is said', (status) => {
  expect(unansweredHandOff({ status, events: [handOff], messages: [] })).toBeUndefined()
})

import { anEvent } from '@replybay/testing'
import { expect, test } from 'vitest'
import { unansweredHandOff } from './hand-off.ts'

const handOff = anEvent({ _id: 'off', kind: 'handed-over', actor: 'agent' })
const events = [anEvent({ _id: 'first', kind: 'handed-over', actor: 'agent' }), handOff]

test('hand-off: the last one holds for as long as the server says so', () => {
  expect(unansweredHandOff({ status: 'open', handedOff: true, events })).toBe(handOff)
  expect(unansweredHandOff({ status: 'open', events })).toBeUndefined()
})

test.each(['closed', 'answered'])('hand-off: of a ticket that is %s, nothing is said', (status) => {
  expect(unansweredHandOff({ status, handedOff: true, events })).toBeUndefined()
})

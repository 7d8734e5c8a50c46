import { aTicketSummary } from '@replybay/testing'
import { expect, test } from 'vitest'
import { nextTicketId } from './next-ticket.ts'

const [first, second, third] = ['first', 'second', 'third'].map((id) => aTicketSummary({ _id: id }))
const all = [first, second, third].flatMap((ticket) => ticket ?? [])

test('moves on to the one below', () => {
  expect(nextTicketId(all, 'second', 1)).toBe('third')
})

test('the last one leads to the one above', () => {
  expect(nextTicketId(all, 'third', 2)).toBe('second')
})

test('one that has left the list has left its place to the one below', () => {
  expect(nextTicketId(all, 'answered', 1)).toBe('second')
})

test('the only one leads nowhere', () => {
  expect(nextTicketId(all.slice(0, 1), 'first', 0)).toBeUndefined()
})

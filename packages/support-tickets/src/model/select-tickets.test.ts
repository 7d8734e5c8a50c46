import { aTicketSummary } from '@replybay/testing'
import { expect, test } from 'vitest'
import { orderTickets, searchTickets, selectTickets } from './select-tickets.ts'

const waiting = (id: string, since: string) => aTicketSummary({ _id: id, waitingSince: since })
const answered = (id: string, updatedAt: string) =>
  aTicketSummary({ _id: id, status: 'answered', waitingSince: null, updatedAt })
const ids = (tickets: ReturnType<typeof selectTickets>) => tickets.map(({ _id }) => _id)

const tickets = [
  answered('old', '2026-11-19T08:00:00.000Z'),
  waiting('short', '2026-11-20T10:00:00.000Z'),
  answered('new', '2026-11-20T08:00:00.000Z'),
  waiting('long', '2026-11-20T07:00:00.000Z'),
  waiting('short', '2026-11-20T10:00:00.000Z'),
]

test('who waits longest comes first, and nobody comes twice', () => {
  expect(ids(orderTickets(selectTickets(tickets, {}), 'waiting'))).toEqual(['long', 'short', 'new', 'old'])
})

test('what happened last comes first', () => {
  expect(ids(orderTickets(selectTickets(tickets, { status: 'answered' }), 'newest'))).toEqual(['new', 'old'])
})

test('deleted tickets belong to no selection that does not ask for them', () => {
  const deleted = aTicketSummary({ _id: 'gone', status: 'deleted' })
  expect(selectTickets([deleted], {})).toEqual([])
})

test('the oldest change comes first', () => {
  const [first] = orderTickets(tickets, 'oldest')
  expect(first?._id).toBe('old')
})

test('words are found by their beginnings, whatever their case and accents', () => {
  const globe = aTicketSummary({ _id: 'globe', subject: 'Globe fêlé', tags: ['ML-10482'] })
  const found = (search: string) => ids(searchTickets([globe], search))
  expect(found('FELE glo')).toEqual(['globe'])
  expect(found('elodie')).toEqual(['globe'])
  expect(found('ml-104')).toEqual(['globe'])
  expect(found('lobe')).toEqual([])
})

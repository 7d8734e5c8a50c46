import { aUser } from '@replybay/testing'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { inboxFilter, listFilter } from './inbox-filter.ts'
import { inboxSearch } from './inbox-search.ts'

const user = aUser()

test('open tickets come by how long they wait, and those that sleep are not among them', () => {
  expect(inboxFilter(user, 'web', {})).toEqual({
    sort: 'waiting',
    status: 'open',
    channel: 'web',
    snoozed: false,
  })
})

test('an address with a channel or status that is not known: shows the page’s own', () => {
  const search = v.parse(inboxSearch, { channel: 'pigeon', status: 'sleeping', q: 'lamp' })
  expect(inboxFilter(user, 'web', search)).toMatchObject({
    channel: 'web',
    status: 'open',
    search: 'lamp',
  })
})

test('other views come by their newest change, and all channels are no channel', () => {
  expect(inboxFilter(user, 'all', { status: 'closed' })).toEqual({ sort: 'newest', status: 'closed' })
  expect(inboxFilter(user, 'web', { status: 'all', channel: 'all' })).toEqual({ sort: 'newest' })
})

test('“me” is whoever looks', () => {
  expect(inboxFilter(user, 'web', { assignee: 'me' }).assignee).toBe('user-1')
  expect(inboxFilter(user, 'web', { assignee: 'none' }).assignee).toBe('none')
})

test('a day lasts from its first moment to that of the next, where the person is', () => {
  const { from, to } = inboxFilter(user, 'web', { from: '2026-11-20', to: '2026-11-20' })
  expect(new Date(from ?? '').toString()).toMatch(/^Fri Nov 20 2026 00:00:00/)
  expect(new Date(to ?? '').toString()).toMatch(/^Sat Nov 21 2026 00:00:00/)
})

test('a backend is asked for what it knows', () => {
  const filter = inboxFilter(user, 'web', { q: 'globe' })
  expect(listFilter(user, filter)).toEqual({ ...filter, limit: 50 })
  expect(listFilter(aUser({ capabilities: [] }), filter)).toEqual({})
})

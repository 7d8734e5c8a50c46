import type { TicketView } from '@replybay/api-client'
import { aUser } from '@replybay/testing'
import { expect, test } from 'vitest'
import { builtInSearch, builtInViews, currentView, isChanged, savedSearch } from './ticket-views.ts'
import { viewFilter } from './inbox-filter.ts'

const user = aUser()
const view = (filter: TicketView['filter']): TicketView => ({
  _id: 'view-1',
  name: 'Invoices',
  shared: true,
  mine: false,
  filter,
  count: 7,
})

test('a backend that knows no assignees has no views of them', () => {
  expect(builtInViews(user)).toContain('mine')
  expect(builtInViews(aUser({ capabilities: [] }))).toEqual(['open', 'answered', 'closed', 'all'])
})

test('another view keeps words, tag and days, and drops what made up the one before', () => {
  const search = {
    assignee: 'me',
    q: 'globe',
    tag: 'Invoice',
    from: '2026-11-20',
    ticket: 'one',
  }
  expect(builtInSearch('closed', search)).toEqual({
    q: 'globe',
    tag: 'Invoice',
    from: '2026-11-20',
    status: 'closed',
  })
})

test('another view after a saved one drops what that one kept, its channel included', () => {
  const search = { channel: 'whatsapp', q: 'globe', tag: 'Invoice', unread: true, view: 'view-1' } as const
  expect(builtInSearch('closed', search)).toEqual({ channel: 'all', status: 'closed' })
})

test('the view that is shown is known by its filters', () => {
  expect(currentView({})).toBe('open')
  expect(currentView({ assignee: 'me', q: 'globe' })).toBe('mine')
  expect(currentView({ status: 'closed', unread: true })).toBe('closed')
  expect(currentView({ view: 'view-1' })).toBeUndefined()
})

test('what a view keeps comes back from its address', () => {
  const search = { q: 'globe', tag: 'Invoice', assignee: 'me', from: '2026-11-20' }
  const filter = viewFilter(user, 'whatsapp', search)
  expect(filter).toEqual({
    channel: 'whatsapp',
    status: 'open',
    search: 'globe',
    assignee: 'me',
    tag: 'Invoice',
    snoozed: false,
  })
  expect(viewFilter(user, 'all', savedSearch(view(filter)))).toEqual(filter)
})

test('answered: what sleeps is in Snoozed meanwhile, whatever its status', () => {
  expect(viewFilter(user, 'all', { status: 'answered' })).toEqual({ status: 'answered', snoozed: false })
  expect(viewFilter(user, 'all', builtInSearch('snoozed', {}))).toEqual({ snoozed: true })
  expect(currentView({ assignee: 'me', snoozed: true })).toBe('snoozed')
})

test('a view of snoozed tickets of one status: keeps the status', () => {
  const filter = { status: 'open', snoozed: true } as const
  expect(viewFilter(user, 'all', savedSearch(view(filter)))).toEqual(filter)
})

test('a view of answered tickets saved before snoozed ones left it: is not changed', () => {
  const kept = view({ status: 'answered' })
  expect(isChanged(kept, viewFilter(user, 'all', savedSearch(kept)))).toBe(false)
})

test('a view is changed once its address says something else', () => {
  const filter = viewFilter(user, 'all', { tag: 'Invoice' })
  expect(isChanged(view(filter), filter)).toBe(false)
  expect(isChanged(view(filter), viewFilter(user, 'all', { tag: 'Invoice', unread: true }))).toBe(true)
})

test('a saved view of a status that is not known: shows all statuses', () => {
  expect(savedSearch(view({ status: 'sleeping' })).status).toBe('all')
  expect(savedSearch(view({ status: 'closed' })).status).toBe('closed')
})

test('a saved view of a channel that is not known: shows all channels', () => {
  expect(savedSearch(view({ channel: 'pigeon' })).channel).toBe('all')
  expect(savedSearch(view({ channel: 'discord' })).channel).toBe('discord')
})

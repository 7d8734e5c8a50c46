import { aTicketSummary } from '@replybay/testing'
import type { TicketSummary } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { holdingList } from './holding-list.ts'

const later = '2999-01-01T00:00:00.000Z'

test.each<[string, Partial<TicketSummary> | undefined, object]>([
  ['an open ticket', { status: 'open' }, {}],
  ['an answered ticket', { status: 'answered' }, { status: 'answered' }],
  ['a closed ticket', { status: 'closed' }, { status: 'closed' }],
  ['a ticket that sleeps', { status: 'open', snoozedUntil: later }, { snoozed: true }],
  ['a closed ticket that would sleep', { status: 'closed', snoozedUntil: later }, { status: 'closed' }],
  ['a status that is not known', { status: 'held' }, { status: 'all' }],
  ['a ticket that is not known', undefined, { status: 'all' }],
])('list of %s: holds it', (_what, change, list) => {
  expect(holdingList(change && aTicketSummary(change))).toEqual({ channel: 'all', ...list })
})

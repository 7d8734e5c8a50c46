import { createApi, createQueryClient, ticketQueries } from '@replybay/api-client'
import { aTicket } from '@replybay/testing'
import { expect, onTestFinished, test } from 'vitest'
import { trackExpectedCounts } from './expected-counts.ts'
import type { OnItsWay } from '../bulk/use-expected-changes.ts'

const nothing = () => undefined
const ticket = (id: string) =>
  aTicket({ _id: id, webId: 'web-1', channel: 'web', status: 'open', unread: true, assigneeId: 'me' })

/** A tab that knows some tickets and what the server counted. */
function aTab() {
  const client = createQueryClient({
    api: createApi({ token: nothing, onToken: nothing, onUnauthorized: nothing }),
  })
  for (const id of ['a', 'b']) client.setQueryData(ticketQueries.detail(id).queryKey, ticket(id))
  const key = ticketQueries.counts('web-1').queryKey
  client.setQueryData(key, {
    counts: { open: { web: 5 }, closed: { web: 1 } },
    openGroups: { unread: { web: 3 }, mine: { web: 2 } },
  })
  const tracker = trackExpectedCounts(client, 'me')
  onTestFinished(tracker.start())
  const read = () => {
    const { counts, openGroups } = client.getQueryData(key) ?? {}
    return [counts?.['open']?.['web'], counts?.['closed']?.['web'], openGroups?.['mine']?.['web']]
  }
  return { client, key, tracker, read }
}

const closing = (dueAt: number, ids = ['a']): OnItsWay => ({
  key: `close ${ids.join()}`,
  ids,
  change: { status: 'closed' },
  dueAt,
})
const later = () => Date.now() + 8_000

test('what is closed is counted as closed at once, and as open again once it is undone', () => {
  const { tracker, read } = aTab()
  tracker.expect([closing(later(), ['a', 'b'])])
  expect(read()).toEqual([3, 3, 0])
  tracker.expect([])
  expect(read()).toEqual([5, 1, 2])
})

test('what is answered and snoozed is counted as both', () => {
  const { client, key, tracker } = aTab()
  const change = { status: 'answered', snoozedUntil: '2999-01-01T00:00:00.000Z' } as const
  client.setQueryData(key, (counts) => counts && { ...counts, snoozed: {} })
  tracker.expect([{ key: 's', ids: ['a'], change, dueAt: later() }])
  expect(client.getQueryData(key)).toMatchObject({
    counts: { open: { web: 4 }, answered: { web: 1 } },
    snoozed: { answered: { web: 1 } },
  })
})

test('what is deleted is counted nowhere', () => {
  const { tracker, read } = aTab()
  tracker.expect([{ key: 'd', ids: ['a'], change: { delete: true }, dueAt: later() }])
  expect(read()).toEqual([4, 1, 1])
})

test('what has been sent stays counted so until the server counts it', async () => {
  const { client, key, tracker, read } = aTab()
  tracker.expect([closing(Date.now() - 1)])
  tracker.expect([])
  expect(read()).toEqual([4, 2, 1])
  const counted = { counts: { open: { web: 4 }, closed: { web: 2 } }, openGroups: { mine: { web: 1 } } }
  await client.fetchQuery({ queryKey: key, queryFn: () => counted, staleTime: 0 })
  expect(read()).toEqual([4, 2, 1])
})

test('counts that are read meanwhile do not bring back what is on its way', async () => {
  const { client, key, tracker, read } = aTab()
  tracker.expect([closing(later())])
  const counted = { counts: { open: { web: 6 }, closed: { web: 1 } }, openGroups: { mine: { web: 3 } } }
  await client.fetchQuery({ queryKey: key, queryFn: () => counted, staleTime: 0 })
  expect(read()).toEqual([5, 2, 2])
})

test('counts that are asked for before it is known to be sent are not shifted again', async () => {
  const { client, key, tracker, read } = aTab()
  tracker.expect([closing(Date.now() - 1)])
  const counted = { counts: { open: { web: 4 }, closed: { web: 2 } }, openGroups: { mine: { web: 1 } } }
  await client.fetchQuery({ queryKey: key, queryFn: () => counted, staleTime: 0 })
  tracker.expect([])
  expect(read()).toEqual([4, 2, 1])
})

const closedStep = (): OnItsWay => ({ ...closing(Date.now() - 1), key: 'step 1' })
const undone = () => ({
  of: 'step 1',
  ticketId: 'a',
  before: { status: 'open', waitingSince: null, snoozedUntil: null },
  queuedAt: Date.now(),
})

test('what is undone before the server has counted it is counted as before at once', () => {
  const { tracker, read } = aTab()
  tracker.expect([closedStep()])
  expect(read()).toEqual([4, 2, 1])
  tracker.expect([], [undone()])
  expect(read()).toEqual([5, 1, 2])
  tracker.expect([], [])
  expect(read()).toEqual([5, 1, 2])
})

test('what is undone after the server has counted it is counted as before at once', async () => {
  const { client, key, tracker, read } = aTab()
  tracker.expect([closedStep()])
  client.setQueryData(ticketQueries.detail('a').queryKey, { ...ticket('a'), status: 'closed' })
  const counted = {
    counts: { open: { web: 4 }, closed: { web: 2 } },
    openGroups: { unread: { web: 2 }, mine: { web: 1 } },
  }
  await client.fetchQuery({ queryKey: key, queryFn: () => counted, staleTime: 0 })
  tracker.expect([])
  expect(read()).toEqual([4, 2, 1])
  tracker.expect([], [undone()])
  expect(read()).toEqual([5, 1, 2])
})

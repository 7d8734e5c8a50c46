import {
  createApi,
  createQueryClient,
  type TicketFilter,
  ticketQueries,
  type TicketSummary,
} from '@replybay/api-client'
import { aTicketSummary } from '@replybay/testing'
import { expect, test } from 'vitest'
import { applyToLists } from './apply-signal.ts'
import { belongsTo } from '../model/belongs-to.ts'

const nothing = () => undefined
const client = createQueryClient({
  api: createApi({ token: nothing, onToken: nothing, onUnauthorized: nothing }),
})
let webs = 0

/** A list that was read, in a web of its own. */
function aList(filter: TicketFilter, ...pages: TicketSummary[][]) {
  const webId = `web-${++webs}`
  const inWeb = pages.map((tickets) => tickets.map((ticket) => ({ ...ticket, webId })))
  const { queryKey } = ticketQueries.list(webId, filter)
  client.setQueryData(queryKey, {
    pages: inWeb.map((tickets, index) => ({ tickets, nextCursor: index < pages.length - 1 ? 'next' : null })),
    pageParams: pages.map(() => undefined),
  })
  const rows = () => client.getQueryData(queryKey)?.pages.flatMap(({ tickets }) => tickets) ?? []
  return { webId, rows, ids: () => rows().map(({ _id }) => _id) }
}

const waiting = (_id: string, hour: number) =>
  aTicketSummary({
    _id,
    status: 'open',
    waitingSince: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`,
  })

test('a row changes where it stands, whatever its order would be', () => {
  const list = aList({ status: 'open' }, [waiting('a', 1), waiting('b', 2)], [waiting('c', 3)])
  applyToLists(client, 'b', { ...waiting('b', 9), subject: 'Changed', webId: list.webId })
  expect(list.ids()).toEqual(['a', 'b', 'c'])
  expect(list.rows()[1]?.subject).toBe('Changed')
})

test('a ticket that no longer belongs to the list leaves it, and a deleted one leaves all', () => {
  const list = aList({ status: 'open' }, [waiting('a', 1), waiting('b', 2), waiting('c', 3)])
  applyToLists(client, 'a', { ...waiting('a', 1), status: 'closed', webId: list.webId })
  applyToLists(client, 'c', undefined)
  expect(list.ids()).toEqual(['b'])
})

test('a new ticket that waits shorter than all is appended; one that would push rows away is not', () => {
  const list = aList({ status: 'open' }, [waiting('a', 1), waiting('b', 2)])
  applyToLists(client, 'new', { ...waiting('new', 5), webId: list.webId })
  applyToLists(client, 'old', { ...waiting('old', 0), webId: list.webId })
  expect(list.ids()).toEqual(['a', 'b', 'new'])
})

test('a ticket of another web changes nothing here', () => {
  const list = aList({}, [waiting('a', 1)])
  applyToLists(client, 'x', { ...waiting('x', 5), webId: 'web-elsewhere' })
  expect(list.ids()).toEqual(['a'])
})

test.each<[TicketFilter, Partial<TicketSummary>, boolean | undefined]>([
  [{ assignee: 'none' }, { assigneeId: null }, true],
  [{ assignee: 'none' }, { assigneeId: 'u' }, false],
  [{ tag: 'VIP' }, { tags: ['VIP', 'x'] }, true],
  [{ unread: true }, { unread: false }, false],
  [{ snoozed: false }, { snoozedUntil: '2999-01-01T00:00:00.000Z' }, false],
  [{ snoozed: false }, { snoozedUntil: '2001-01-01T00:00:00.000Z' }, true],
  [{ snoozed: true }, { status: 'answered', snoozedUntil: '2999-01-01T00:00:00.000Z' }, true],
  [{ snoozed: true }, { status: 'closed', snoozedUntil: '2999-01-01T00:00:00.000Z' }, false],
  [{ from: '2026-11-20T00:00:00.000Z' }, { updatedAt: '2026-11-19T23:59:59.000Z' }, false],
  [{ search: 'lamp', channel: 'web' }, { channel: 'web' }, undefined],
  [{ search: 'lamp', channel: 'web' }, { channel: 'discord' }, false],
])('%j holds %j: %s', (filter, ticket, expected) => {
  expect(belongsTo(aTicketSummary(ticket), filter)).toBe(expected)
})

test('a page that nothing is left of is not held any more, and the list still begins at its begin', () => {
  const list = aList({ status: 'open' }, [waiting('a', 1)], [waiting('b', 2)], [waiting('c', 3)])
  applyToLists(client, 'a', undefined)
  applyToLists(client, 'c', undefined)
  const data = client.getQueryData(ticketQueries.list(list.webId, { status: 'open' }).queryKey)
  expect(data?.pages.map(({ tickets }) => tickets.length)).toEqual([1, 0])
  expect(data?.pageParams).toEqual([undefined, undefined])
})

test('a closing that was told before a list was read anew is not put over what was read: it may be undone by then', async () => {
  const list = aList({ status: 'open' }, [waiting('a', 1)])
  const row = { ...waiting('a', 1), webId: list.webId }
  const { queryKey } = ticketQueries.list(list.webId, { status: 'open' })
  const query = client.getQueryCache().find({ queryKey })
  const reads: PromiseWithResolvers<unknown>[] = []
  const read = () =>
    query?.fetch(
      {
        queryKey: query.queryKey,
        queryFn: () => {
          const held = Promise.withResolvers<unknown>()
          reads.push(held)
          return held.promise
        },
      },
      { cancelRefetch: true },
    )
  void read()?.catch(() => undefined)
  applyToLists(client, 'a', { ...row, status: 'closed' })
  expect(list.ids()).toEqual([])
  const last = read()
  await expect.poll(() => reads).toHaveLength(2)
  reads[1]?.resolve({ pages: [{ tickets: [row], nextCursor: null }], pageParams: [undefined] })
  await last
  await Promise.resolve()
  expect(list.ids()).toEqual(['a'])
})

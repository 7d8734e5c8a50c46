import type { components } from '@replybay/api-client'
import { countTickets, deleteTicket, listTickets } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'

type Summary = components['schemas']['TicketSummary']

const server = sharedServer()
const WEB = 'web-maison-lumen'
/** Tickets of the demo. */
const ALL = 402
const sorts = ['waiting', 'newest', 'oldest'] as const

async function page(query: string) {
  const token = await server().tokenOf('support')
  return server().call(listTickets, { token, path: { webId: WEB }, query })
}

async function walk(query: string): Promise<Summary[]> {
  const { data } = await page(query)
  if (!data.nextCursor) return data.tickets
  const rest = query.replace(/&cursor=.*/, '')
  return [...data.tickets, ...(await walk(`${rest}&cursor=${data.nextCursor}`))]
}

test('ticket list: the longest waiting come first, then those that do not wait, by newest change', async () => {
  const { data } = await page('')
  const waiting = data.tickets.filter((ticket) => ticket.waitingSince)
  const others = data.tickets.filter((ticket) => !ticket.waitingSince)
  expect(data.tickets).toEqual([...waiting, ...others])
  const since = waiting.map((ticket) => Date.parse(ticket.waitingSince ?? ''))
  const changed = others.map((ticket) => Date.parse(ticket.updatedAt))
  expect(since).toEqual(since.toSorted((a, b) => a - b))
  expect(changed).toEqual(changed.toSorted((a, b) => b - a))
  expect(waiting.length).toBeGreaterThanOrEqual(16)
})

test.each([
  ['newest', -1],
  ['oldest', 1],
] as const)('ticket list: sorts by the last change, %s first', async (sort, direction) => {
  const { data } = await page(`sort=${sort}`)
  const changed = data.tickets.map((ticket) => Date.parse(ticket.updatedAt) * direction)
  expect(changed).toEqual(changed.toSorted((a, b) => a - b))
})

test.each(sorts.flatMap((sort) => [7, 50, 200].map((limit) => ({ sort, limit }))))(
  'ticket list: pages of $limit, $sort, show every ticket exactly once',
  async ({ sort, limit }) => {
    const whole = await page(`sort=${sort}`)
    const walked = await walk(`sort=${sort}&limit=${limit}`)
    expect(whole.data.nextCursor).toBeNull()
    expect(walked).toEqual(whole.data.tickets)
    expect(new Set(walked.map((ticket) => ticket._id)).size).toBe(ALL)
  },
)

test.each(sorts)('ticket list: pages of one channel and status, %s, show every such ticket', async (sort) => {
  const all = (await page(`sort=${sort}`)).data.tickets
  const walked = await walk(`sort=${sort}&limit=1&channel=web&status=open`)
  expect(walked).toEqual(all.filter((ticket) => ticket.channel === 'web' && ticket.status === 'open'))
})

test('ticket list: a ticket that comes in between two pages moves no other', async () => {
  const { data } = await page('sort=newest&limit=20')
  const { id } = await server().openTicket('I came in between')
  const rest = await walk(`sort=newest&limit=20&cursor=${data.nextCursor}`)
  const seen = [...data.tickets, ...rest].map((ticket) => ticket._id)
  expect(new Set(seen).size).toBe(ALL)
  expect(seen).not.toContain(id)
  const token = await server().tokenOf('support')
  await server().call(deleteTicket, { token, path: { id } })
})

test('ticket counts: equal what the list holds, by status and channel', async () => {
  const token = await server().tokenOf('support')
  const { data } = await server().call(countTickets, { token, path: { webId: WEB } })
  const all = (await page('')).data.tickets
  const expected: Record<string, Record<string, number>> = {}
  for (const { status, channel } of all) {
    const channels = (expected[status] ??= {})
    channels[channel] = (channels[channel] ?? 0) + 1
  }
  expect(data.counts).toEqual(expected)
})

test.each(['x', 'AAAA', Buffer.from('newest 1 x').toString('base64url')])(
  'ticket list: refuses the cursor %s',
  async (cursor) => {
    const answer = await page(`cursor=${cursor}`)
    expect(answer).toMatchObject({ status: 400, problem: { fields: [{ path: '/query/cursor' }] } })
  },
)

test.each(['limit=0', 'limit=201', 'limit=many', 'sort=loudest', 'limit='])(
  'ticket list: refuses %s',
  async (query) => {
    expect((await page(query)).status).toBe(400)
  },
)

test('ticket list: refuses an unknown status, and names the parameter', async () => {
  const answer = await page('status=sleeping')
  expect(answer).toMatchObject({ status: 400, problem: { fields: [{ path: '/query/status' }] } })
})

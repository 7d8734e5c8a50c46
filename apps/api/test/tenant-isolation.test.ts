import { beforeAll, expect, test } from 'vitest'
import { webs } from '../src/features/webs/tables.ts'
import { ATELIER_NORD } from '../src/platform/demo/accounts.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const OTHER = 'web-atelier-nord'
const OURS = 'web-maison-lumen'
let ticketId = ''

beforeAll(async () => {
  const web = { id: OTHER, companyId: ATELIER_NORD, name: 'Atelier Nord', createdAt: new Date() }
  await server().database.queries.insert(webs).values(web)
  ticketId = (await server().openTicket('Only for Atelier Nord', OTHER)).id
})

const theirTicket = async () => {
  const token = await server().tokenOf('owner@atelier-nord.example')
  return (await server().call('GET', `/tickets/info/${ticketId}`, { token })).data.ticket
}

test.each([
  ['GET', (id: string) => `/tickets/info/${id}`, undefined],
  ['POST', (id: string) => `/tickets/answer/${id}`, { message: 'Hello' }],
  ['PATCH', (id: string) => `/tickets/close/${id}`, undefined],
  ['PATCH', (id: string) => `/tickets/ticket/${id}/${OTHER}`, { status: 'closed' }],
  ['PATCH', (id: string) => `/tickets/ticket/${id}/${OURS}`, { subject: 'Mine' }],
  ['DELETE', (id: string) => `/tickets/${id}`, undefined],
])('%s on another company’s ticket is like on none, and changes nothing', async (method, path, body) => {
  const before = await theirTicket()
  const token = await server().tokenOf('owner')
  const theirs = await server().call(method, path(ticketId), { token, body })
  const none = await server().call(method, path('no-such-id'), { token, body })
  expect(theirs.status).toBe(404)
  expect(theirs.problem).toEqual(none.problem)
  expect(await theirTicket()).toEqual(before)
})

test.each(['/webs/info/', '/tickets/list/', '/tickets/counts/'])(
  'GET %s of another company’s web is like of none',
  async (path) => {
    const token = await server().tokenOf('owner')
    const theirs = await server().call('GET', path + OTHER, { token })
    const none = await server().call('GET', `${path}no-such-id`, { token })
    expect(theirs.status).toBe(404)
    expect(theirs.problem).toEqual(none.problem)
  },
)

test('a company sees its own tickets only', async () => {
  const token = await server().tokenOf('owner@atelier-nord.example')
  const { data } = await server().call('GET', `/tickets/list/${OTHER}`, { token })
  expect(data.tickets.map((ticket) => ticket._id)).toEqual([ticketId])
  const ours = await server().call('GET', `/tickets/list/${OURS}`, {
    token: await server().tokenOf('owner'),
  })
  expect(JSON.stringify(ours.data)).not.toContain(ticketId)
})

test('the company whose trial has ended says so', async () => {
  const token = await server().tokenOf('owner@atelier-nord.example')
  const { user } = (await server().call('GET', '/users/info', { token })).data
  expect(user.subscription).toMatchObject({ status: 'trialing', trialUsed: true })
  expect(Date.parse(user.subscription?.trialEndsAt ?? '')).toBeLessThan(Date.now())
})

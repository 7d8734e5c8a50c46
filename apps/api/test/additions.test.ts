import { expect, test } from 'vitest'
import { routes } from './contract-check.ts'
import { sampleRequest } from './sample.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer({ additions: false })
const LIST = '/tickets/list/web-maison-lumen'
const added = routes.filter(
  ({ operation }) => operation['x-addition'] !== undefined && !operation.tags.includes('visitor'),
)
const asOwner = async (method: string, path: string, body?: unknown, headers = {}) =>
  server().call(method, path, { token: await server().tokenOf('owner'), body, headers })

test.each(added.map((route) => [route.operation.operationId, route] as const))(
  '%s is not there',
  async (_id, route) => {
    const { url, body } = sampleRequest(route)
    const answer = await asOwner(route.method, url, body)
    expect(answer).toMatchObject({ status: 404, problem: { code: 'not-found' } })
  },
)

test('the visitor’s side stays', async () => {
  const { id, visitorToken } = await server().openTicket('Is anybody there?')
  const path = `/visitor/conversations/${id}`
  const headers = { 'idempotency-key': 'visitor-key-1' }
  const write = { token: visitorToken, body: { message: 'Hello?' }, headers }
  await server().call('POST', `${path}/messages`, write)
  await server().call('POST', `${path}/messages`, write)
  const { data } = await server().call('GET', path, { token: visitorToken })
  expect(data.conversation.messages).toHaveLength(2)
})

test('the user info names no capabilities', async () => {
  const { data } = await asOwner('GET', '/users/info')
  expect(data.user).toMatchObject({ name: 'Camille Roy', role: 'owner' })
  expect(data.user).not.toHaveProperty('capabilities')
  expect(data.user).not.toHaveProperty('companyTimeZone')
  expect(data.user).not.toHaveProperty('companyAddress')
})

test('people register, are invited and reset a password by the documented calls alone', async () => {
  const email = 'lou@verre-et-vent.example'
  const password = 'seven lamps hang over the sea'
  const post = (path: string, body: object) => server().call('POST', path, { body })
  await post('/auth/register', { email, password, companyName: 'Verre et Vent' })
  const { token } = (await post('/auth/validate-code', { email, code: await server().codeFor(email) })).data
  const emails = ['leo@verre-et-vent.example']
  expect((await server().call('POST', '/auth/invite', { token, body: { emails } })).status).toBe(200)
  const { supports } = (await server().call('GET', '/users/supports', { token })).data
  expect(supports.map((one) => one.state)).toEqual(['active', 'invited'])
  await post('/auth/generate-code', { email })
  const reset = (await post('/auth/validate-code', { email, code: await server().codeFor(email) })).data.token
  const change = { token: reset, body: { password: `${password} again` } }
  expect((await server().call('PATCH', '/auth/reset-password', change)).status).toBe(200)
})

test('all tickets are in one list, also more than a page had', async () => {
  for (let number = 0; number < 25; number++) await server().openTicket()
  const { data } = await asOwner('GET', LIST)
  expect(data.tickets.length).toBeGreaterThan(60)
  expect(data).not.toHaveProperty('nextCursor')
  expect(data.tickets.filter((ticket) => 'unread' in ticket)).toEqual([])
})

test.each([
  'limit=1',
  'limit=none',
  'sort=newest',
  'sort=loudest',
  'status=closed',
  'cursor=x',
  'channel=web',
])('the added parameter %s is ignored', async (query) => {
  const whole = await asOwner('GET', LIST)
  expect((await asOwner('GET', `${LIST}?${query}`)).data).toEqual(whole.data)
})

test('a ticket has no history and does not say whether it was read', async () => {
  const body = { webId: 'web-maison-lumen', message: 'Hello', email: 'typed@example.org' }
  const opened = await server().call('POST', '/visitor/conversations', { body })
  const { id } = opened.data.conversation
  const { data } = await asOwner('POST', `/tickets/answer/${id}`, { message: 'Hello' })
  expect(data.ticket).toMatchObject({ status: 'answered', lastMessage: { text: 'Hello' } })
  expect(data.ticket).not.toHaveProperty('events')
  expect(data.ticket).not.toHaveProperty('unread')
  expect(data.ticket).not.toHaveProperty('customerVerified')
})

test('an answer that is sent twice is stored twice: the key is an addition', async () => {
  const { id } = await server().openTicket()
  const headers = { 'idempotency-key': 'answer-key-1' }
  await asOwner('POST', `/tickets/answer/${id}`, { message: 'Hello' }, headers)
  const { data } = await asOwner('POST', `/tickets/answer/${id}`, { message: 'Hello' }, headers)
  expect(data.ticket.messages).toHaveLength(3)
})

test('the description that it serves is the one that it keeps', async () => {
  const contract = (await server().app.inject('/api/v1/openapi.json')).json<{ paths: object }>()
  expect(contract.paths).not.toHaveProperty(['/tickets/counts/{webId}'])
  expect(contract.paths).toHaveProperty(['/visitor/conversations'])
  expect(JSON.stringify(contract.paths)).not.toContain('"cursor"')
})

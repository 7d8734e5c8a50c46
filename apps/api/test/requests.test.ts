import { once } from 'node:events'
import { connect } from 'node:net'
import {
  answerTicket,
  getTicketInfo,
  getUserInfo,
  listTicketIds,
  listTickets,
  openConversation,
  register,
  reportClientError,
  resetPassword,
  signIn,
  startTrial,
  streamChanges,
  updateTicket,
  updateUser,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const json = { 'content-type': 'application/json' }

test('request that does not fit: the answer names the place', async () => {
  const token = await server().tokenOf('support')
  const { id } = await server().openTicket()
  const answer = await server().call(answerTicket, {
    token,
    path: { id },
    body: { message: 'x'.repeat(10_001) },
  })
  expect(answer).toMatchObject({
    status: 400,
    problem: {
      code: 'invalid-request',
      message: 'The request doesn’t match the API description.',
      fields: [{ path: '/body/message', message: 'must NOT have more than 10000 characters' }],
    },
  })
})

test.each([
  ['nothing', {}],
  ['white space only', { message: ' \n\t ' }],
  ['a number', { message: 7 }],
  ['null', 'null'],
  ['a list', []],
  ['a field too many', { message: 'Hello', status: 'closed' }],
])('request: an answer of %s is refused', async (_what, body) => {
  const token = await server().tokenOf('support')
  const { id } = await server().openTicket()
  const answer = await server().call(answerTicket, { token, path: { id }, body, headers: json })
  expect(answer.status).toBe(400)
  expect((await server().ticket(id)).messages).toHaveLength(1)
})

test('request: an answer of exactly 10,000 characters is taken', async () => {
  const token = await server().tokenOf('support')
  const { id } = await server().openTicket()
  const body = { message: '☀'.repeat(10_000) }
  expect((await server().call(answerTicket, { token, path: { id }, body })).status).toBe(200)
})

test('request: the one character that the database can’t keep is refused', async () => {
  const token = await server().tokenOf('support')
  const { id } = await server().openTicket()
  const call = { token, body: { message: 'Nothing\u0000 more' } }
  expect((await server().call(answerTicket, { path: { id }, ...call })).status).toBe(400)
})

test.each(['email', 'Web', '', 'pigeon'])(
  'request: a list of the unknown channel "%s" is refused',
  async (channel) => {
    const token = await server().tokenOf('support')
    for (const list of [listTickets, listTicketIds]) {
      const path = { webId: 'web-maison-lumen' }
      expect(await server().call(list, { token, path, query: { channel } })).toMatchObject({
        status: 400,
        problem: { fields: [{ path: '/query/channel' }] },
      })
    }
  },
)

test('request: a registration without a company name and an invitation is refused', async () => {
  const body = { email: 'new@shop.example', password: 'a long sentence is a good password' }
  expect(await server().call(register, { body })).toMatchObject({
    status: 400,
    problem: { fields: [{ path: '/body/companyName', message: 'is missing' }] },
  })
})

test('request that does not fit: the answer names a field that is missing, and one that is not known', async () => {
  const token = await server().tokenOf('support')
  const { id } = await server().openTicket()
  const answer = (body: object) => server().call(answerTicket, { token, path: { id }, body })
  expect((await answer({})).problem.fields).toEqual([{ path: '/body/message', message: 'is missing' }])
  expect((await answer({ message: 'Hello', 'a/b~c': 1 })).problem.fields).toEqual([
    { path: '/body/a~1b~0c', message: 'is not a known field' },
  ])
  expect((await answer({ message: ' ' })).problem.fields).toMatchObject([{ path: '/body/message' }])
})

test.each(['search', 'assignee', 'tag', 'cursor'])(
  'request with NUL in %s: is refused, and the answer names it',
  async (name) => {
    const token = await server().tokenOf('support')
    const list = { token, path: { webId: 'web-maison-lumen' }, query: `${name}=a%00b` }
    expect(await server().call(listTickets, list)).toMatchObject({
      status: 400,
      problem: { fields: [{ path: `/query/${name}` }] },
    })
  },
)

test('request with NUL in the id: is refused, and the answer names it', async () => {
  const token = await server().tokenOf('support')
  expect(await server().call(getTicketInfo, { token, path: { id: 'a\u0000b' } })).toMatchObject({
    status: 400,
    problem: { fields: [{ path: '/params/id' }] },
  })
})

test.each([
  'newest 9000000000000000 id',
  'newest 8640000000000000 id',
  'oldest 253402300800000 id',
  'waiting 9007199254740993 id',
  'waiting -1 id',
  'waiting 1e3 id',
  'waiting 1 a\u0000b',
])('request: the cursor "%s" is refused', async (place) => {
  const token = await server().tokenOf('support')
  const [sort] = place.split(' ')
  const cursor = Buffer.from(place).toString('base64url')
  const list = { token, path: { webId: 'web-maison-lumen' }, query: { sort, cursor } }
  expect(await server().call(listTickets, list)).toMatchObject({
    status: 400,
    problem: { fields: [{ path: '/query/cursor' }] },
  })
})

const notKept = [
  ['a leap second', '2026-06-30T23:59:60Z'],
  ['an hour that is none', '2026-01-01T24:00:00Z'],
  ['a day that is none', '2026-02-30T00:00:00Z'],
  ['no time zone', '2026-01-01T00:00:00'],
  ['an offset that is none', '2026-01-01T00:00:00+24:00'],
  ['another separator', '2026-01-01 00:00:00Z'],
  ['the year 0', '0000-01-01T00:00:00Z'],
  ['the year 0 by its offset', '0001-01-01T00:00:00+01:00'],
  ['the year 10000 by its offset', '9999-12-31T23:59:59-01:00'],
  ['the last year of JavaScript', '+275760-09-13T00:00:00Z'],
] as const

test.each(notKept)('moment: %s is refused, in the address and in a body', async (_what, moment) => {
  const token = await server().tokenOf('support')
  for (const name of ['from', 'to']) {
    const list = { token, path: { webId: 'web-maison-lumen' }, query: { [name]: moment } }
    expect(await server().call(listTickets, list)).toMatchObject({
      status: 400,
      problem: { fields: [{ path: `/query/${name}` }] },
    })
  }
  const { id } = await server().openTicket()
  const change = { token, body: { snoozedUntil: moment } }
  expect(
    await server().call(updateTicket, { path: { id, id2: 'web-maison-lumen' }, ...change }),
  ).toMatchObject({
    status: 400,
    problem: { fields: [{ path: '/body/snoozedUntil' }] },
  })
})

test.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2024-02-29T12:00:00.123456+05:30'])(
  'moment: %s is taken',
  async (from) => {
    const list = { as: 'support', path: { webId: 'web-maison-lumen' }, query: { from } }
    expect((await server().call(listTickets, list)).status).toBe(200)
  },
)

test.each(['9999999999999999', '-1', '1e3', 'x', ''])(
  'stream of changes: "%s" as since is refused',
  async (since) => {
    const query = { topics: 'tickets', webId: 'web-maison-lumen', since }
    expect(await server().call(streamChanges, { as: 'support', query })).toMatchObject({
      status: 400,
      problem: { fields: [{ path: '/query/since' }] },
    })
  },
)

test('malformed JSON: is refused in words that do not quote it', async () => {
  const body = '{"email": "secret'
  const answer = await server().call(signIn, { body, headers: json })
  expect(answer).toMatchObject({ status: 400, problem: { code: 'invalid-request' } })
  expect(JSON.stringify(answer.problem)).not.toContain('secret')
})

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test.each([
  ['32 levels', nested(32), 'must be object'],
  ['33 levels', nested(33), 'must be at most 32 levels deep'],
  [
    '33 levels of objects',
    `{"email":{"a":`.repeat(16) + nested(1) + '}}'.repeat(16),
    'must be at most 32 levels deep',
  ],
  ['33 levels behind an escaped quote', `["\\"",${nested(32)}]`, 'must be at most 32 levels deep'],
  ['400,000 levels', nested(400_000), 'must be at most 32 levels deep'],
  ['brackets in texts', JSON.stringify([nested(9), [`"${nested(60)}`, `\\${nested(60)}`]]), 'must be object'],
])('JSON of %s: is looked into for its depth', async (_what, body, message) => {
  const call = { body, headers: json, token: await server().tokenOf('owner') }
  const refused = await server().call(updateUser, call)
  expect(refused).toMatchObject({ status: 400, problem: { fields: [{ path: '/body', message }] } })
})

test.each([openConversation, signIn, reportClientError, resetPassword])(
  'without a session: $id reads 160,000 bytes, and no more',
  async (operation) => {
    const token = await server().newReset()
    const call = (length: number) => {
      const body = JSON.stringify(['x'.repeat(length - 4)])
      return server().call(operation, { token, body, headers: json })
    }
    expect((await call(160_000)).status).toBe(400)
    expect(await call(160_001)).toMatchObject({ status: 413, problem: { code: 'too-large' } })
  },
)

test('what may be written without a session: fits, also where each character is two escapes', async () => {
  const written = (text: string) => text.replaceAll(/[^ -~]/gu, (all) => all.split('').map(escapeOf).join(''))
  const escapeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  const conversation = { webId: 'web-maison-lumen', message: '😀'.repeat(10_000), name: '😀'.repeat(120) }
  const error = { message: '😀'.repeat(2_000), stack: '😀'.repeat(8_000), path: `/${'😀'.repeat(1_999)}` }
  const post = (operation: typeof openConversation | typeof reportClientError, body: object) =>
    server().call(operation, { body: written(JSON.stringify(body)), headers: json })
  expect((await post(openConversation, conversation)).status).toBe(201)
  const report = { ...error, release: '😀'.repeat(100), userAgent: '😀'.repeat(500) }
  expect((await post(reportClientError, report)).status).toBe(202)
})

test('body of 10 MB: is refused, and the server stays healthy', async () => {
  const body = JSON.stringify({ webId: 'web-maison-lumen', message: 'x'.repeat(10_000_000) })
  const answer = await server().call(openConversation, { body, headers: json })
  expect(answer).toMatchObject({ status: 413, problem: { code: 'too-large' } })
  expect((await server().app.inject('/healthz')).json()).toEqual({ status: 'ok' })
})

test.each([
  ['/visitor/conversations', 'application/json'],
  ['/users/user/avatar', 'multipart/form-data; boundary=x'],
])('body of 100 MB for %s: is refused at its head, before it comes', async (path, type) => {
  const address = await server()
    .app.listen({ host: '127.0.0.1', port: 0 })
    .catch(() => server().app.listeningOrigin)
  const { port, hostname } = new URL(address)
  const socket = connect(Number(port), hostname)
  const token = await server().tokenOf('owner')
  const isForm = path.startsWith('/users')
  const head = [
    `${isForm ? 'PATCH' : 'POST'} /api/v1${path} HTTP/1.1`,
    'Host: x',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    `Content-Length: ${100 * 1_048_576}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('HTTP/1.1 413')
  socket.destroy()
})

test.each(['0x10', ' 10', '10 ', '010', '1e', 'Infinity'])(
  'parameter that is a number: "%s" is none',
  async (limit) => {
    const token = await server().tokenOf('support')
    const list = { token, path: { webId: 'web-maison-lumen' }, query: { limit } }
    expect(await server().call(listTickets, list)).toMatchObject({
      status: 400,
      problem: { fields: [{ path: '/query/limit' }] },
    })
  },
)

test.each(['status=open&status=closed', 'search=a&search=b', 'limit=1&limit=2'])(
  'parameter that comes twice: is refused: %s',
  async (query) => {
    const token = await server().tokenOf('support')
    const [name = ''] = query.split('=')
    expect(
      await server().call(listTickets, { token, path: { webId: 'web-maison-lumen' }, query }),
    ).toMatchObject({
      status: 400,
      problem: { fields: [{ path: `/query/${name}` }] },
    })
  },
)

test.each(['text/xml', 'text/plain', 'application/x-www-form-urlencoded'])(
  'body of type %s: is refused',
  async (type) => {
    const headers = { 'content-type': type }
    const answer = await server().call(signIn, { body: 'email=x', headers })
    expect(answer.status).toBe(415)
  },
)

test('call that lacks its body: is refused', async () => {
  const token = await server().tokenOf('support')
  const { id } = await server().openTicket()
  const answer = await server().call(answerTicket, { token, path: { id } })
  expect(answer).toMatchObject({ status: 400, problem: { fields: [{ path: '/body' }] } })
})

test.each([
  ['GET', '/nothing/here'],
  ['PUT', '/tickets/info/x'],
])('unknown operation: %s %s is answered with a problem', async (method, path) => {
  const answer = await server().request(method, path, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(404)
  expect(answer.problem.code).toBe('not-found')
})

test.each(['/tickets/info/%zz', `/tickets/info/${'x'.repeat(65)}`, `/tickets/info/${'x'.repeat(500)}`])(
  'address whose id can’t be one: is answered with a problem',
  async (address) => {
    expect((await server().request('GET', address, { as: 'owner' })).status).toBe(400)
  },
)

test.each(['x', 'null', '0198c0de-7a10-7cc4-8e51-3f1f5a6d2b90', "'; drop table tickets; --"])(
  'unknown ticket: the id %s is answered with a problem',
  async (id) => {
    const token = await server().tokenOf('owner')
    const answer = await server().call(getTicketInfo, { token, path: { id } })
    expect(answer).toMatchObject({
      status: 404,
      problem: { message: 'Could not find a ticket with specified id' },
    })
  },
)

test('operation that is not there yet: the answer says so', async () => {
  const token = await server().tokenOf('owner')
  const answer = await server().call(startTrial, { token })
  expect(answer).toMatchObject({ status: 501, problem: { code: 'not-implemented' } })
})

test('private answer: is kept out of caches', async () => {
  const answer = await server().call(getUserInfo, { as: 'owner' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

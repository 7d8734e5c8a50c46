import { once } from 'node:events'
import type { Socket } from 'node:net'
import { closeTicket, signIn } from '@replybay/api-client/operations'
import { beforeAll, expect, test } from 'vitest'
import { exchange } from './faults/connection.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
let address = ''
beforeAll(async () => {
  address = await server().app.listen({ host: '127.0.0.1', port: 0 })
})

const MB = 1_048_576
const FORM = 'multipart/form-data; boundary=x7'
const JSON_TYPE = 'application/json'
const emptyParts = '--x7\r\n\r\n'.repeat((4 * MB) / 8)

interface Sent {
  token?: string
  /** Without saying how long the body is. */
  isChunked?: boolean
}

/** How a call is answered, and how many bytes of it the server took until it ended the connection. */
async function send(start: string, type: string, body: string, { token, isChunked }: Sent = {}) {
  const connected = once(server().app.server, 'connection')
  const head = [
    `${start} HTTP/1.1`,
    'Host: x',
    `Content-Type: ${type}`,
    isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
  ]
  const size = isChunked ? `${body.length.toString(16)}\r\n` : ''
  const exchanged = exchange(address, `${head.join('\r\n')}\r\n\r\n${size}${body}`)
  // Sound: a server of HTTP takes sockets.
  const [socket] = (await connected) as [Socket]
  const { status, body: text } = await exchanged
  return { status, code: text && JSON.parse(text).code, bytesRead: socket.bytesRead }
}

test.each([
  ['a form at no address', 'POST /nope', FORM, 404],
  ['a form at no address of the API', 'POST /api/v1/nope', FORM, 404],
  ['a form for a health answer', 'POST /livez', FORM, 404],
  ['a form for the page', 'PUT /', FORM, 404],
  ['JSON at no address', 'POST /nope', JSON_TYPE, 404],
  ['a form where JSON is meant', 'POST /api/v1/auth/token', FORM, 415],
  ['a body of no type', 'POST /api/v1/auth/token', '', 415],
])('%s: is refused unread, and the connection ends', async (_what, start, type, status) => {
  const answer = await send(start, type, emptyParts)
  expect(answer.status).toBe(status)
  expect(answer.code).toBe(status === 404 ? 'not-found' : 'unsupported-media-type')
  expect(answer.bytesRead).toBeLessThan(MB)
})

test('a form of a stranger where people are asked for: is refused unread, and the connection ends', async () => {
  const answer = await send('PATCH /api/v1/users/user/avatar', FORM, emptyParts)
  expect(answer.status).toBe(401)
  expect(answer.bytesRead).toBeLessThan(MB)
})

test('a body with a read: is not read, and the connection ends', async () => {
  const answer = await send('GET /livez', FORM, emptyParts)
  expect(answer.status).toBe(200)
  expect(answer.bytesRead).toBeLessThan(MB)
})

test('a form at no address that does not say its length: is refused unread', async () => {
  const answer = await send('POST /nope', FORM, emptyParts, { isChunked: true })
  expect(answer.status).toBe(404)
  expect(answer.bytesRead).toBeLessThan(MB)
})

test.each(['gzip', 'br', 'GZIP, identity'])('a body in %s: is refused', async (encoding) => {
  const answer = await server().call(signIn, {
    body: { email: 'owner@maison-lumen.example', password: 'replybay-demo' },
    headers: { 'content-encoding': encoding },
  })
  expect(answer).toMatchObject({ status: 415, problem: { code: 'unsupported-media-type' } })
})

test('a body that says that nothing is packed: is taken', async () => {
  const body = { email: 'owner@maison-lumen.example', password: 'replybay-demo' }
  const headers = { 'content-encoding': 'identity' }
  expect((await server().call(signIn, { body, headers })).status).toBe(200)
})

test('a body where the operation takes none: is refused', async () => {
  const token = await server().tokenOf('support')
  const { id } = await server().openTicket()
  const answer = await server().call(closeTicket, { token, path: { id }, body: { anything: true } })
  expect(answer).toMatchObject({ status: 415, problem: { code: 'unsupported-media-type' } })
})

const part = (name: string, type = 'text/plain') =>
  `--x7\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: ${type}\r\n\r\nx\r\n`
const long = `--x7\r\n\r\n${'x'.repeat(2 * MB)}`

test.each([
  ['without heads', emptyParts.slice(0, 2 * MB)],
  ['too many', part('a').repeat(20_000)],
  ['twice', part('avatar').repeat(2) + long],
  ['of another type', part('avatar', 'application/json') + long],
])('a form with parts %s: is read up to its first fault, and the connection ends', async (_what, form) => {
  const token = await server().tokenOf('owner')
  const answer = await send('PATCH /api/v1/users/user/avatar', FORM, form, { token })
  expect(answer).toMatchObject({ status: 400, code: 'invalid-request' })
  expect(answer.bytesRead).toBeLessThan(MB)
})

test('a form without a length: is read no further than a form may be long', async () => {
  const token = await server().tokenOf('owner')
  const answer = await send('PATCH /api/v1/users/user/avatar', FORM, 'x'.repeat(8 * MB), {
    token,
    isChunked: true,
  })
  expect(answer).toMatchObject({ status: 413, code: 'too-large' })
  expect(answer.bytesRead).toBeLessThan(4 * MB)
})

import { countTickets } from '@replybay/api-client/operations'
import { beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../test-server.ts'
import { exchange } from './connection.ts'

const server = sharedServer()
const PATH = '/api/v1/visitor/conversations'
let address = ''
beforeAll(async () => {
  address = await server().app.listen({ host: '127.0.0.1', port: 0 })
})

const request = (start: string, headers: string[] = [], body = '') =>
  `${start} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n${body}`

function post(body: string | Buffer, type = 'application/json'): Buffer {
  const head = request(`POST ${PATH}`, [
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ])
  return Buffer.concat([Buffer.from(head), Buffer.from(body)])
}

const conversation = (message: string) => `{"webId":"web-maison-lumen","message":"${message}"}`
const counts = async () => {
  const token = await server().tokenOf('owner')
  return JSON.stringify(
    (await server().call(countTickets, { token, path: { webId: 'web-maison-lumen' } })).data,
  )
}

const broken: [what: string, bytes: string | Buffer, status: number, code: string][] = [
  ['bytes that are no HTTP', '\u0016\u0003\u0001\u0002\u0000\u0001', 400, 'invalid-request'],
  ['a line that is no request', 'hello\r\n\r\n', 400, 'invalid-request'],
  ['a method that nobody knows', request('BREW /'), 400, 'invalid-request'],
  ['another version of HTTP', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'invalid-request'],
  ['a method that nothing answers', request('PROPFIND /api/v1/users/info'), 404, 'not-found'],
  ['an echo', request('TRACE /api/v1/users/info'), 404, 'not-found'],
  ['a question to the whole server', request('OPTIONS *'), 404, 'not-found'],
  ['a method that an address does not have', request('PUT /api/v1/users/info'), 404, 'not-found'],
  ['a way out of the folder', request('GET /api/v1/../../etc/passwd'), 404, 'not-found'],
  ['NUL in the address', request('GET /api/v1/tickets/info/a\u0000b'), 400, 'invalid-request'],
  ['an address beyond ASCII', Buffer.from(request('GET /é'), 'latin1'), 400, 'invalid-request'],
  ['an escape that is none', request('GET /api/v1/webs/info/%zz'), 400, 'invalid-request'],
  ['escapes that are no UTF-8', request('GET /api/v1/webs/info/%ff%fe'), 400, 'invalid-request'],
  ['a very long id', request(`GET /api/v1/webs/info/${'a'.repeat(9000)}`), 400, 'invalid-request'],
  ['a huge address', request(`GET /${'a'.repeat(40_000)}`), 431, 'head-too-large'],
  ['a huge header', request('GET /healthz', [`X-A: ${'a'.repeat(40_000)}`]), 431, 'head-too-large'],
  [
    'very many headers',
    request(
      'GET /healthz',
      Array.from({ length: 5000 }, (_, n) => `X-${n}: 1`),
    ),
    431,
    'head-too-large',
  ],
  ['NUL in a header', request('GET /healthz', ['X-A: a\u0000b']), 400, 'invalid-request'],
  ['a length that is no number', request(`POST ${PATH}`, ['Content-Length: x']), 400, 'invalid-request'],
  [
    'two lengths',
    request(`POST ${PATH}`, ['Content-Length: 1', 'Content-Length: 2']),
    400,
    'invalid-request',
  ],
  [
    'a length and chunks',
    request(`POST ${PATH}`, ['Content-Length: 1', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    400,
    'invalid-request',
  ],
  [
    'a chunk that is none',
    request(`POST ${PATH}`, ['Content-Type: application/json', 'Transfer-Encoding: chunked'], 'zz\r\n'),
    400,
    'invalid-request',
  ],
  ['no JSON', post('{"webId":'), 400, 'invalid-request'],
  ['nothing where JSON should be', post(''), 400, 'invalid-request'],
  ['JSON that is nested without end', post('['.repeat(70_000)), 400, 'invalid-request'],
  ['JSON that is nested deeply', post(`${'['.repeat(70_000)}${']'.repeat(70_000)}`), 400, 'invalid-request'],
  [
    'JSON that is nested deeply around half a character',
    post(`${'['.repeat(70_000)}"\\ud800"${']'.repeat(70_000)}`),
    400,
    'invalid-request',
  ],
  ['a prototype', post('{"__proto__":{"isOwner":true},"message":"x"}'), 400, 'invalid-request'],
  ['a body in UTF-16', post(Buffer.from(conversation('Hello'), 'utf16le')), 400, 'invalid-request'],
  ['a body that is no UTF-8', post(Buffer.from(conversation('été'), 'latin1')), 400, 'invalid-request'],
  ['half a character', post(conversation(String.raw`\ud83d`)), 400, 'invalid-request'],
  [
    'the halves of a character in the wrong order',
    post(conversation(String.raw`\uDE1E\uD83D`)),
    400,
    'invalid-request',
  ],
  ['NUL in a text', post(conversation(String.raw`a\u0000b`)), 400, 'invalid-request'],
  ['compressed bytes that nobody announced', post('\u001f\u008b'), 400, 'invalid-request'],
  ['a type that is no JSON', post(conversation('Hello'), 'text/xml'), 415, 'unsupported-media-type'],
  ['a type that is no type', post(conversation('Hello'), 'a\u00ffb'), 415, 'unsupported-media-type'],
  ['a form', post('--x--', 'multipart/form-data; boundary=x'), 415, 'unsupported-media-type'],
  ['more than a megabyte', post(conversation('x'.repeat(1_100_000))), 413, 'too-large'],
  [
    'more than a megabyte that did not say so before',
    request(
      `POST ${PATH}`,
      ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
      `10c8e0\r\n${'x'.repeat(1_100_000)}`,
    ),
    413,
    'too-large',
  ],
]

test.each(broken)(
  'broken request: %s is refused in words that say why',
  async (_what, bytes, status, code) => {
    const before = await counts()
    const answer = await exchange(address, bytes)
    expect(answer.status).toBe(status)
    expect(answer.type).toBe('application/json; charset=utf-8')
    const problem = JSON.parse(answer.body)
    expect(problem).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].+\.$/) })
    expect(await counts()).toBe(before)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  },
)

test.each([
  ['a whole character as an escape', String.raw`\ud83d\ude1e`, '😞'],
  ['an escape that is meant as text', String.raw`\\ud83d and \\u0000`, String.raw`\ud83d and \u0000`],
  ['the last character that there is', '\u{10ffff}', '\u{10ffff}'],
])('unusual text: %s is stored as it is', async (_what, written, stored) => {
  const answer = await exchange(address, post(conversation(written)))
  expect(answer.status).toBe(201)
  expect(JSON.parse(answer.body).data.conversation.messages[0].text).toBe(stored)
})

test('call without a body: may name its type all the same', async () => {
  const { id } = await server().openTicket()
  const authorization = `Authorization: Bearer ${await server().tokenOf('support')}`
  const head = request(`DELETE /api/v1/tickets/${id}`, [
    authorization,
    'Content-Type: application/json',
    'Content-Length: 0',
  ])
  expect((await exchange(address, head)).status).toBe(200)
})

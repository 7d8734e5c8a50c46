import { expect, test } from 'vitest'
import { canonicalUrl } from '../src/platform/http/canonical-url.ts'
import { exchange } from './faults/connection.ts'
import { sharedServer } from './test-server.ts'

const DESK = 'https://desk.example'
const server = sharedServer({
  dashboardOrigins: [DESK],
  limits: {
    calls: 0,
    callsPerSender: 0,
    streams: 0,
    streamsPerPerson: 0,
    visitorStreams: 0,
    uploadBytesPerDay: 0,
    knowledgeBytes: 0,
  },
})

test.each([
  ['/%61pi/v1/users/info', '/api/v1/users/info'],
  ['/api%2Dv1/%7e%5f%5A?q=%61', '/api-v1/~_Z?q=%61'],
  ['HTTP://127.0.0.1:4300/api/v1?x=http://y', '/api/v1?x=http://y'],
  ['http://host?x', '/?x'],
  ['http://host', '/'],
  ['/a%2Fb%20c%25%C3%A9#%61', '/a%2Fb%20c%25%C3%A9#%61'],
  ['/%2561pi', '/%2561pi'],
  ['/%%361pi/v1', '/%%361pi/v1'],
  ['/%', '/%'],
  ['*', '*'],
])('canonical address: that of %s is %s', (url, canonical) => {
  expect(canonicalUrl({ url })).toBe(canonical)
})

const everyWay = [
  '/api/v1/users/info',
  '/%61pi/v1/users/info',
  '/api%2fv1/users/info',
  '/api/%76%31/users/info',
  '/%2561pi/v1/users/info',
  '/%%361pi/v1/users/info',
  'http://host/api/v1/users/info',
  'HTTPS://host/%61pi/v1/users/info',
  'http:///api/v1/users/info',
  'http://user@host:1/api/v1/users/info',
  'http:/api/v1/users/info',
  'ws://host/api/v1/users/info',
  '//api/v1/users/info',
  '/./api/v1/users/info',
  '/API/v1/users/info',
]

test.each(everyWay)('limits: %s reaches no operation past them', async (url) => {
  const address = await server()
    .app.listen({ host: '127.0.0.1', port: 0 })
    .catch(() => server().app.listeningOrigin)
  const headers = 'Host: host\r\nAccept: application/json\r\nConnection: close'
  const answer = await exchange(address, `GET ${url} HTTP/1.1\r\n${headers}\r\n\r\n`)
  // 401 would come from behind the limit of no call at all.
  expect([400, 404, 503]).toContain(answer.status)
})

test('an address with needless escapes: has the headers of the one that it means', async () => {
  const visitor = { method: 'POST', url: '/api/v1/%76isitor/conversations' } as const
  const headers = { origin: 'https://shop.example' }
  const opened = await server().app.inject({ ...visitor, headers })
  expect(opened.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const asked = await server().app.inject({ url: '/%61pi/v1/users/info', headers: { origin: DESK } })
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': DESK,
    'cache-control': 'no-store',
  })
})

import { getUserInfo, resetPassword, signIn } from '@replybay/api-client/operations'
import { beforeAll, expect, test } from 'vitest'
import { exchange } from './faults/connection.ts'
import { sharedServer, TestServer } from './test-server.ts'

const local = sharedServer({ isLocal: true, demo: 'local' })
let address = ''
beforeAll(async () => {
  address = await local().app.listen({ host: '127.0.0.1', port: 0 })
})
const body = { email: 'owner@maison-lumen.example', password: 'replybay-demo' }

/** As a call of this machine, but for what is said otherwise. */
const trySignIn = (headers: Record<string, string> = {}, from = '127.0.0.1') =>
  local().call(signIn, { body, headers: { host: 'localhost:4300', ...headers }, from })

test.each([
  ['IPv4', '127.0.0.1', 'localhost:4300'],
  ['IPv6', '::1', '[::1]:4301'],
  ['IPv4 in IPv6', '::ffff:127.0.0.1', '127.0.0.1'],
])('demo account: signs in on this machine (%s)', async (_name, from, host) => {
  expect((await trySignIn({ host }, from)).status).toBe(200)
})

const notLocal: [string, Record<string, string>, string?][] = [
  ['another machine', {}, '203.0.113.7'],
  ['another name of this machine', { host: 'desk.example' }],
  ['a proxy that says for whom', { 'x-forwarded-for': '203.0.113.7' }],
  ['a proxy that says how', { 'x-forwarded-proto': 'https' }],
  ['a proxy that says both in one', { forwarded: 'for=203.0.113.7' }],
  ['a proxy that gives the address', { 'x-real-ip': '203.0.113.7' }],
]

test.each([
  'via',
  'cdn-loop',
  'true-client-ip',
  'x-azure-clientip',
  'x-appengine-client-ip',
  'x-original-forwarded-for',
  'x-envoy-external-address',
  'cf-connecting-ip',
  'x-appengine-user-ip',
  'x-original-host',
  'x-scheme',
  'x-remote-addr',
  'cloudfront-viewer-address',
  'fastly-client',
  'fly-region',
  'ngrok-trace',
  'tailscale-user-login',
  'amzn-trace-id',
  'disguised-host',
  'early-data',
  'ssl-client-cert',
  'traceparent',
  'x_forwarded_for',
  'remote_user',
])('demo account: a session is unknown to a proxy that sends %s', async (name) => {
  const { token } = (await trySignIn()).data
  const ask = (headers: Record<string, string>) =>
    local().call(getUserInfo, { token, headers: { host: 'localhost:4300', ...headers }, from: '127.0.0.1' })
  expect((await ask({})).status).toBe(200)
  expect((await ask({ [name]: '203.0.113.7' })).status).toBe(401)
})

test.each([
  ['two names of this machine', '/api/v1/users/info', ['Host: localhost', 'Host: desk.example']],
  ['an address with a host', 'http://desk.example/api/v1/users/info', ['Host: localhost']],
])('demo account: a session is unknown to a call with %s', async (_what, target, hosts) => {
  const { token } = (await trySignIn()).data
  const ask = async (path: string, names: string[]) => {
    const head = [`GET ${path} HTTP/1.1`, ...names, `Authorization: Bearer ${token}`, 'Connection: close']
    return (await exchange(address, `${head.join('\r\n')}\r\n\r\n`)).status
  }
  expect(await ask('/api/v1/users/info', ['Host: localhost'])).toBe(200)
  expect(await ask(target, hosts)).toBe(401)
})

test('demo account: signs in from a browser on this machine, with every header that one sends', async () => {
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'fr-FR,fr;q=0.9',
    authorization: 'Bearer rb_s_none',
    'cache-control': 'no-cache',
    connection: 'keep-alive',
    dnt: '1',
    origin: 'http://localhost:4300',
    pragma: 'no-cache',
    priority: 'u=1, i',
    referer: 'http://localhost:4300/login',
    'sec-ch-ua': '"Chromium";v="140"',
    'sec-fetch-site': 'same-origin',
    'sec-gpc': '1',
    te: 'trailers',
    'upgrade-insecure-requests': '1',
    'user-agent': 'Mozilla/5.0',
    'x-xsrf-token': 'token',
    cookie: 'XSRF-TOKEN=token',
  }
  expect((await trySignIn(headers)).status).toBe(200)
})

test.each(notLocal)('demo account: unknown to %s, and its session too', async (_name, headers, from) => {
  expect((await trySignIn(headers, from)).problem.code).toBe('wrong-credentials')
  const { token } = (await trySignIn()).data
  const info = { token, headers: { host: 'localhost:4300', ...headers }, from: from ?? '127.0.0.1' }
  expect((await local().call(getUserInfo, info)).status).toBe(401)
  const reset = await local().newReset()
  const change = { ...info, token: reset, body: { password: 'seven lamps hang over the sea' } }
  expect((await local().call(resetPassword, change)).status).toBe(401)
})

test.each([
  ['off', { isLocal: true, demo: 'off' as const }],
  ['for this machine alone, on a server for others', { isLocal: false, demo: 'local' as const }],
])('demo account: unknown where the demo is %s', async (_name, choice) => {
  const server = await TestServer.start(choice)
  const headers = { host: 'localhost:4300' }
  const answer = await server.call(signIn, { body, headers, from: '127.0.0.1' })
  expect(answer.problem.code).toBe('wrong-credentials')
  await server.stop()
})

test('untrusted proxy: is warned of once', async () => {
  const server = await TestServer.start()
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const warnings = () => server.logLines.filter((line) => line.includes('REPLYBAY_TRUSTED_PROXIES'))
  await server.call(getUserInfo)
  expect(warnings()).toEqual([])
  for (let number = 0; number < 2; number++) await server.call(getUserInfo, { headers })
  expect(warnings()).toHaveLength(1)
  await server.stop()
})

test('trusted proxy: is not warned of', async () => {
  const server = await TestServer.start({ trustedProxies: ['10.9.9.9'] })
  await server.call(getUserInfo, { headers: { 'x-forwarded-for': '203.0.113.7' }, from: '10.9.9.9' })
  expect(server.logLines.join('')).not.toContain('REPLYBAY_TRUSTED_PROXIES')
  await server.stop()
})

test.each([
  ['of a server for others', { isLocal: false }],
  ['of a demo for everybody', { isLocal: true, demo: 'on' as const }],
])('outbox: is not found at any address %s', async (_name, choice) => {
  const server = await TestServer.start({ ...choice, outboxKey: 'key' })
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
    for (const path of ['/dev/outbox', '/dev/outbox?key=key', '/dev/outbox/', '/dev/%6futbox']) {
      const headers = { host: 'localhost:4300', accept: 'text/html' }
      const answer = await server.app.inject({ method, url: path, headers, remoteAddress: '127.0.0.1' })
      expect({ method, path, status: answer.statusCode }).toEqual({ method, path, status: 404 })
    }
  }
  await server.stop()
})

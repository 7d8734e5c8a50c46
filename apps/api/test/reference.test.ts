import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const get = (url: string, headers: Record<string, string> = {}) =>
  server().app.inject({ url: `/api/v1${url}`, headers })

test('reference: the contract is served as JSON, as it is bundled', async () => {
  const answer = await get('/openapi.json')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  const { default: contract } = await import('@replybay/api-client/openapi.json')
  expect(answer.json()).toEqual(contract)
})

test('reference: a client that has the contract is answered that it is the same', async () => {
  const { etag } = (await get('/openapi.json')).headers
  expect(etag).toMatch(/^"[\w-]{43}"$/)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const answer = await get('/openapi.json', { 'if-none-match': String(known) })
    expect(answer.statusCode).toBe(304)
    expect(answer.body).toBe('')
  }
  expect((await get('/openapi.json', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  expect((await get('/openapi.json')).headers['cache-control']).toBe('public, no-cache')
})

test('reference: the contract is a page that is named after the product', async () => {
  const page = await get('/docs')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('<title>Replybay</title>')
  expect((await get('/docs/json')).json()).toEqual((await get('/openapi.json')).json())
})

test('reference page: has all it needs here, and asks no other origin', async () => {
  const page = await get('/docs')
  const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '')
  expect(addresses.length).toBeGreaterThan(3)
  for (const address of addresses) {
    expect(address).toMatch(/^\/api\/v1\/docs\//)
    const file = await get(address.replace('/api/v1', ''))
    expect([address, file.statusCode]).toEqual([address, 200])
  }
  const start = await get('/docs/static/swagger-initializer.js')
  expect(start.body).toContain('validatorUrl: null')
  expect(start.body).not.toMatch(/https?:\/\/(?!stackoverflow)/)
})

test('reference page: its policy allows no other origin and nothing inline', async () => {
  const expected = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  for (const url of ['/docs', '/docs/static/swagger-ui-bundle.js']) {
    expect((await get(url)).headers['content-security-policy']).toBe(expected)
  }
})

test('reference page: a call that is tried out on it repeats the cookie', async () => {
  const { body } = await get('/docs/static/swagger-initializer.js')
  const source = /"requestInterceptor":(function [^]+?\n\})/.exec(body)?.[1]
  const sent = (cookie: string): unknown => {
    const context = { document: { cookie }, request: { url: '/x', headers: { accept: 'a' } } }
    return runInNewContext(`(${source})(request)`, context)
  }
  expect(sent('theme=dark; XSRF-TOKEN=abc')).toEqual({
    url: '/x',
    headers: { accept: 'a', 'x-xsrf-token': 'abc' },
  })
  expect(sent('theme=dark')).toEqual({ url: '/x', headers: { accept: 'a' } })
})

import { getUserInfo, signIn } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from './test-server.ts'

const DESK = 'https://desk.example'
const server = sharedServer({ dashboardOrigins: [DESK, 'http://localhost:5173'] })
const credentials = { email: 'owner@maison-lumen.example', password: 'replybay-demo' }

const ask = (origin: string, url = '/api/v1/auth/token') =>
  server().app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-xsrf-token',
    },
  })

test.each([DESK, 'http://localhost:5173'])(
  'dashboard on %s: may ask and call, with cookies',
  async (origin) => {
    const asked = await ask(origin)
    expect(asked.statusCode).toBe(204)
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-xsrf-token',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    })
    const headers = { origin, cookie: 'XSRF-TOKEN=of-the-api' }
    const signedIn = await server().call(signIn, { body: credentials, headers })
    expect(signedIn.status).toBe(200)
    expect(signedIn.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'authorization, date, retry-after, x-request-id',
      vary: 'Origin',
    })
  },
)

test('dashboard on another origin: can read why a call was refused', async () => {
  const answer = await server().call(getUserInfo, { headers: { origin: DESK } })
  expect(answer.status).toBe(401)
  expect(answer.headers['access-control-allow-origin']).toBe(DESK)
})

test('page of the server itself: gets its cookie as SameSite=Lax', async () => {
  const answer = await server().app.inject({ url: '/api/v1/users/info' })
  expect(String(answer.headers['set-cookie'])).toMatch(/; SameSite=Lax$/)
})

test.each([
  'https://evil.example',
  'https://desk.example.evil.example',
  'https://desk.example:8443',
  'http://desk.example',
  'https://a.desk.example',
  'null',
])('%s: may neither ask, call nor read', async (origin) => {
  const asked = await ask(origin)
  expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
  const headers = { origin, host: 'api.example' }
  const called = await server().call(signIn, { body: credentials, headers })
  expect(called.status).toBe(403)
  expect(called.headers).not.toHaveProperty('access-control-allow-origin')
  const token = await server().tokenOf('owner')
  const read = await server().call(getUserInfo, { token, headers })
  expect(read.headers).not.toHaveProperty('access-control-allow-origin')
  expect(read.headers).not.toHaveProperty('access-control-allow-credentials')
})

test('call with cookies that names no origin: still has to repeat the right one', async () => {
  const headers = { cookie: 'XSRF-TOKEN=abc' }
  expect((await server().call(signIn, { body: credentials, headers })).status).toBe(403)
})

test('visitor’s side: is open to every origin, without credentials', async () => {
  for (const origin of [DESK, 'https://shop.example']) {
    const asked = await ask(origin, '/api/v1/visitor/conversations')
    expect(asked.statusCode).toBe(204)
    expect(asked.headers['access-control-allow-origin']).toBe('*')
    expect(asked.headers).not.toHaveProperty('access-control-allow-credentials')
  }
})

test('pages and files: are the same for every origin', async () => {
  const page = await server().app.inject({ url: '/', headers: { origin: DESK, accept: 'text/html' } })
  expect(page.headers).not.toHaveProperty('access-control-allow-origin')
})

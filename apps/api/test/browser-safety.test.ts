import { getUserInfo, signIn } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const credentials = { email: 'owner@maison-lumen.example', password: 'replybay-demo' }
const trySignIn = (headers: Record<string, string>) => server().call(signIn, { body: credentials, headers })

test('XSRF cookie: is given to a browser, and its page can read it', async () => {
  const page = await server().app.inject({ url: '/', headers: { accept: 'text/html' } })
  const cookie = String(page.headers['set-cookie'])
  expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/)
})

test('XSRF cookie: is for https alone where the call came over it', async () => {
  const headers = { accept: 'text/html', 'x-forwarded-proto': 'https' }
  const page = await server().app.inject({ url: '/', headers })
  expect(String(page.headers['set-cookie'])).toMatch(/; Secure; SameSite=Lax$/)
})

test('XSRF cookie: stays as it is once it is there', async () => {
  const page = await server().app.inject({ url: '/', headers: { cookie: 'XSRF-TOKEN=abc' } })
  expect(page.headers).not.toHaveProperty('set-cookie')
})

test('XSRF cookie: a call with cookies is refused unless it repeats the right one', async () => {
  const cookie = 'theme=dark; XSRF-TOKEN=abc123'
  expect((await trySignIn({ cookie })).status).toBe(403)
  expect((await trySignIn({ cookie, 'x-xsrf-token': 'abc124' })).status).toBe(403)
  expect((await trySignIn({ cookie, 'x-xsrf-token': 'abc' })).status).toBe(403)
  expect((await trySignIn({ cookie: 'theme=dark', 'x-xsrf-token': '' })).status).toBe(403)
  expect((await trySignIn({ cookie, 'x-xsrf-token': 'abc123' })).status).toBe(200)
})

test('XSRF cookie: a call without cookies, as programs make it, has nothing to repeat', async () => {
  expect((await trySignIn({})).status).toBe(200)
})

test('XSRF cookie: a call that only reads has nothing to repeat', async () => {
  const token = await server().tokenOf('owner')
  const headers = { cookie: 'XSRF-TOKEN=abc123' }
  expect((await server().call(getUserInfo, { token, headers })).status).toBe(200)
})

test.each([
  ['https://evil.example', 403],
  ['null', 403],
  ['http://localhost:80.evil.example', 403],
  ['http://localhost:80', 200],
])('origin of a call: %s is answered %i', async (origin, status) => {
  expect((await trySignIn({ origin, host: 'localhost' })).status).toBe(status)
})

test('another origin: may not read what a person can read', async () => {
  const headers = { origin: 'https://evil.example' }
  const token = await server().tokenOf('owner')
  const answer = await server().call(getUserInfo, { token, headers })
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

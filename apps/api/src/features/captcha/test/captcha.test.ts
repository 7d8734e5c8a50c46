import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { generateCode, register, signIn, validateCode, verifyCaptcha } from '@replybay/api-client/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '../../../platform/rate-limits/tables.ts'
import { keyOf } from '../../../platform/rate-limits/rate-limit.ts'
import { newSender, TestServer } from '../../../../test/test-server.ts'

/** Answers as reCAPTCHA does: each token once, with the score that it names. */
function simulate(): Server {
  const known = new Set<string>()
  return createServer((request, response) => {
    void answer()
    async function answer() {
      const form = new URLSearchParams(await text(request))
      const token = form.get('response') ?? ''
      if (token === 'down') return response.writeHead(503).end()
      const isNew = !known.has(token)
      known.add(token)
      const score = Number(/^score-([\d.]+)/.exec(token)?.[1] ?? 0)
      const success = form.get('secret') === 'hush' && isNew && token.startsWith('score-')
      const codes = success ? {} : { 'error-codes': ['timeout-or-duplicate'] }
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify({ success, ...(success && { score, action: 'login' }), ...codes }))
    }
  })
}

let provider: Server
let server: TestServer
beforeAll(async () => {
  provider = simulate().listen(0, '127.0.0.1')
  await once(provider, 'listening')
  // Sound: it listens on TCP.
  const { port } = provider.address() as AddressInfo
  const recaptcha = { siteKey: 'site-key', secret: 'hush', origin: `http://127.0.0.1:${port}` }
  server = await TestServer.start({ recaptcha })
})
afterAll(async () => {
  await server.stop()
  provider.close()
})

const verify = (token: string, from = newSender()) => server.call(verifyCaptcha, { body: { token }, from })
const trySignIn = (from: string, captchaToken?: string) =>
  server.call(signIn, {
    body: { email: 'owner@maison-lumen.example', password: 'replybay-demo', captchaToken },
    from,
  })

test('captcha: answers what the provider says', async () => {
  expect((await verify('score-0.9-a')).data).toEqual({ success: true, score: 0.9 })
  expect((await verify('nonsense')).data).toEqual({ success: false, score: 0 })
})

test('captcha: a token counts once', async () => {
  await verify('score-0.8-once')
  expect((await verify('score-0.8-once')).data.success).toBe(false)
})

test('captcha: a sender that has passed may sign in, and no other', async () => {
  const from = newSender()
  expect((await trySignIn(from)).problem).toMatchObject({ code: 'captcha-failed' })
  await verify('score-0.7-b', from)
  expect((await trySignIn(from)).status).toBe(200)
  expect((await trySignIn(newSender())).status).toBe(403)
})

test('captcha: a token that comes with the sign-in counts like a pass', async () => {
  expect((await trySignIn(newSender(), 'score-0.7-c')).status).toBe(200)
  expect((await trySignIn(newSender(), 'score-0.69-d')).status).toBe(403)
})

test('captcha: a score below 0.7 is no pass', async () => {
  const from = newSender()
  expect((await verify('score-0.69-e', from)).data).toEqual({ success: true, score: 0.69 })
  expect((await trySignIn(from)).status).toBe(403)
})

test.each([
  [register, { email: 'a@x.example', password: 'seven lamps hang', companyName: 'A' }],
  [generateCode, { email: 'owner@maison-lumen.example' }],
] as const)('$0.id: asks for a pass', async (operation, body) => {
  expect((await server.call(operation, { body })).problem.code).toBe('captcha-failed')
})

test('sign-in: where many guess at an address, each attempt needs a pass of its own', async () => {
  const { queries } = server.database
  const resetAt = new Date(Date.now() + 600_000)
  const key = keyOf('sign-in-address', 'owner@maison-lumen.example')
  await queries
    .insert(rateLimits)
    .values({ key, count: 30, resetAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { count: 30, resetAt },
    })
  const from = newSender()
  await verify('score-0.9-many', from)
  const wrong = { email: 'owner@maison-lumen.example', password: 'wrong' }
  const guess = () => server.call(signIn, { body: wrong, from })
  expect((await guess()).problem.code).toBe('wrong-credentials')
  expect((await guess()).problem.code).toBe('captcha-failed')
  expect((await trySignIn(from, 'score-0.9-own')).status).toBe(200)
})

test('validate code: where many guess at an address, each guess needs a pass', async () => {
  const email = 'support@maison-lumen.example'
  const resetAt = new Date(Date.now() + 600_000)
  await server.database.queries
    .insert(rateLimits)
    .values({ key: keyOf('code-try-address', email), count: 15, resetAt })
  const from = newSender()
  await verify('score-0.9-code', from)
  const guess = () => server.call(validateCode, { body: { email, code: '123456' }, from })
  expect((await guess()).problem.code).toBe('wrong-code')
  expect((await guess()).problem).toMatchObject({
    code: 'captcha-failed',
    message: 'We couldn’t verify that you’re human. Try again.',
  })
})

test('captcha: a provider that does not answer is told apart from one that refuses', async () => {
  expect(await verify('down')).toMatchObject({
    status: 502,
    problem: { code: 'outside-service', message: 'Could not verify the captcha' },
  })
})

test('captcha: without a provider everybody passes', async () => {
  const local = await TestServer.start()
  const answer = await local.call(verifyCaptcha, { body: { token: 'anything' } })
  expect(answer.data).toEqual({ success: true, score: 1 })
  await local.stop()
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MutationObserver } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { authMutations, createApi, createQueryClient } from '../src/index.ts'

let body: unknown
/** What the token opens that a code answered. */
let infoStatus = 200
const server = createServer((request, response) => {
  if (request.url === '/api/v1/users/info') response.statusCode = infoStatus
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
})
let client: ReturnType<typeof createQueryClient>

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Sound: it listens on TCP.
  const { port } = server.address() as AddressInfo
  const ignore = () => undefined
  const api = createApi({
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    token: ignore,
    onToken: ignore,
    onUnauthorized: ignore,
  })
  client = createQueryClient({ api })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const email = 'camille@maison-lumen.example'
const ways = {
  'signing in': () => new MutationObserver(client, authMutations.signIn()).mutate({ email, password: 'x' }),
  'a code': async () => {
    const validate = new MutationObserver(client, authMutations.validateCode())
    return (await validate.mutate({ email, code: '482913' })).token
  },
}

for (const [way, go] of Object.entries(ways)) {
  test(`${way} answers the token that starts a session`, async () => {
    body = { data: { token: 'rb_s_1' } }
    expect(await go()).toBe('rb_s_1')
  })

  test.each([
    {},
    null,
    { data: {} },
    { data: { token: '' } },
    { data: { token: ' ' } },
    { data: { token: 42 } },
  ])(`${way} that is answered with %j starts none, and is logged`, async (answered) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    body = answered
    await expect(go()).rejects.toMatchObject({ failure: { kind: 'malformed' } })
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })
}

test.each([
  ['says that it is of a session', { token: 't', purpose: 'session' }, 401, 'session'],
  ['says that it is of a reset', { token: 't', purpose: 'reset' }, 200, 'reset'],
  ['does not say, and it opens the user info', { token: 't' }, 200, 'session'],
  ['does not say, and it opens nothing', { token: 't' }, 401, 'reset'],
  ['does not say, and can not be asked', { token: 't' }, 503, 'session'],
])('the token of a code whose backend %s', async (_case, data, status, purpose) => {
  infoStatus = status
  body = { data: { user: { _id: '1' }, ...data } }
  const validate = new MutationObserver(client, authMutations.validateCode())
  expect(await validate.mutate({ email, code: '482913' })).toEqual({ token: 't', purpose })
})

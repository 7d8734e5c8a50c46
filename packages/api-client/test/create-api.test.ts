import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, createApi, type ApiOptions } from '../src/index.ts'
import { getUserInfo, resetPassword, signOut } from '../src/generated/operations.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function apiFor(listener: RequestListener, options: Partial<ApiOptions> = {}) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const onToken = vi.fn<(token: string) => void>()
  const onUnauthorized = vi.fn<(token: string | undefined) => void>()
  const baseUrl = `http://127.0.0.1:${port}/api/v1`
  const api = createApi({ baseUrl, token: () => undefined, onToken, onUnauthorized, ...options })
  const userInfo = (signal?: AbortSignal) => api.call(getUserInfo, {}, { signal })
  return { api, userInfo, onToken, onUnauthorized }
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof ApiError ? error.failure : error
}

test('answers the body of a success', async () => {
  const user = { _id: 'u1', owner_webs: [], owner_guilds: [] }
  const { userInfo } = await apiFor(json(200, { data: { user } }))
  expect(await userInfo()).toEqual({ data: { user } })
})

test('a call that brings a token of its own sends that one, and ends no session', async () => {
  const seen: unknown[] = []
  const { api, onUnauthorized } = await apiFor(
    (request, response) => {
      seen.push(request.headers.authorization)
      json(401, { code: 'unauthorized', message: 'No.' })(request, response)
    },
    { token: () => 'session' },
  )
  const call = api.call(resetPassword, { body: { password: 'x' } }, { token: 'reset' })
  expect(await failureOf(call)).toMatchObject({ status: 401 })
  expect(seen).toEqual(['Bearer reset'])
  expect(onUnauthorized.mock.calls).toEqual([['reset']])
})

test('sends the bearer token, and repeats the XSRF cookie in the header of calls that change something', async () => {
  const seen: unknown[] = []
  const { api, userInfo } = await apiFor(
    (request, response) => {
      seen.push([request.headers.authorization, request.headers['x-xsrf-token']])
      json(200, { data: {} })(request, response)
    },
    { token: () => 'secret', cookies: () => 'a=b; XSRF-TOKEN=x%3Dy' },
  )
  await userInfo()
  await api.call(signOut, {})
  expect(seen).toEqual([
    ['Bearer secret', undefined],
    ['Bearer secret', 'x=y'],
  ])
})

test('takes a token from the authorization response header', async () => {
  const { userInfo, onToken } = await apiFor((_, response) => {
    response.writeHead(200, { authorization: 'Bearer fresh', 'content-type': 'application/json' }).end('{}')
  })
  await userInfo()
  expect(onToken).toHaveBeenCalledExactlyOnceWith('fresh', undefined)
})

test.each(['Bearer', 'Basic secret', ''])('takes no token from "%s", and logs it', async (authorization) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { userInfo, onToken } = await apiFor((_, response) => {
    response.writeHead(200, { authorization, 'content-type': 'application/json' }).end('{}')
  })
  await userInfo()
  expect(onToken).not.toHaveBeenCalled()
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})

test('reports a 401 once, with the token of the call, and still fails', async () => {
  const problem = { code: 'unauthorized', message: 'Sign in to continue.' }
  const { userInfo, onUnauthorized } = await apiFor(json(401, problem), { token: () => 'old' })
  expect(await failureOf(userInfo())).toEqual({ kind: 'status', status: 401, problem })
  expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('old')
})

test.each([
  ['90', 90],
  ['Sun, 22 Nov 2026 09:00:00 GMT', undefined],
])('says after how many seconds to try again: "%s"', async (header, seconds) => {
  const { userInfo } = await apiFor((_, response) => {
    const headers = { 'content-type': 'application/json', 'retry-after': header }
    response.writeHead(429, headers).end('{}')
  })
  await expect(userInfo()).rejects.toMatchObject({ status: 429, retryAfter: seconds })
})

test('says that nothing came back when the connection breaks', async () => {
  const { userInfo } = await apiFor((request) => request.socket.destroy())
  expect(await failureOf(userInfo())).toEqual({ kind: 'network' })
})

test('says that a success was not what the contract describes', async () => {
  const { userInfo } = await apiFor((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('<html>')
  })
  expect(await failureOf(userInfo())).toEqual({ kind: 'malformed' })
})

test('hands the abort of the caller through', async () => {
  const { userInfo } = await apiFor(() => undefined)
  const controller = new AbortController()
  const call = failureOf(userInfo(controller.signal))
  controller.abort()
  expect(await call).toHaveProperty('name', 'AbortError')
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError, createApi } from '../src/index.ts'

const limits = { getUserInfo: { timeoutMs: 50 }, getWebInfo: { abortKey: 'web:{id}' } }
const server = createServer((request, response) => {
  if (request.url?.endsWith('/newer'))
    response.setHeader('content-type', 'application/json').end('{"data":{}}')
})
let api: ReturnType<typeof createApi>

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ignore = () => undefined
  const baseUrl = `http://127.0.0.1:${port}`
  api = createApi({ baseUrl, token: ignore, onToken: ignore, onUnauthorized: ignore, limits })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** `path` says how the server behaves, `id` what the key holds. */
const web = (path: string, id: string) =>
  api.call(
    'getWebInfo',
    (client, init) => client.GET('/webs/info/{id}', { ...init, params: { path: { id: path } } }),
    { names: { id } },
  )

test('gives up after the time limit of the operation', async () => {
  const call = api.call('getUserInfo', (client, init) => client.GET('/users/info', init))
  await expect(call).rejects.toMatchObject({ failure: { kind: 'timeout' } })
})

test('a newer call with the same key cancels the older one', async () => {
  const older = web('silent', 'same').catch((error: unknown) => error)
  expect(await web('newer', 'same')).toEqual({ data: {} })
  const error = await older
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toHaveProperty('failure', { kind: 'superseded' })
})

test('calls about different objects leave each other alone', async () => {
  let isOver = false
  const other = web('silent', 'other').finally(() => (isOver = true))
  other.catch(() => undefined)
  await web('newer', 'mine')
  expect(isOver).toBe(false)
})

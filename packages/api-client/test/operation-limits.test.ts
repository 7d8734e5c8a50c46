import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUserInfo, updateWeb } from '../src/generated/operations.ts'
import { ApiError, createApi } from '../src/index.ts'

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
  api = createApi({ baseUrl, token: ignore, onToken: ignore, onUnauthorized: ignore })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** `id` says how the server behaves, `name` what the key holds. */
const web = (id: string, name: string) =>
  api.call({ ...updateWeb, abortKey: 'web:{name}' }, { path: { id }, body: { name } })

test('gives up after the time limit of the operation', async () => {
  const call = api.call({ ...getUserInfo, timeoutMs: 50 }, {})
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

import { afterEach, expect, test, vi } from 'vitest'
import { createCalls } from './calls.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const own = { id: 'conversation', token: 'token' }

test('call: one that is never answered did not reach the server, after 40 s', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => reject(new Error('aborted')))
    return promise
  })
  const outcome = createCalls('https://desk.example/api/v1')
    .write(own, { message: 'Hello' }, 'key')
    .catch((problem: unknown) => problem)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(await outcome).toMatchObject({ status: 0 })
})

test('call: what the server refuses has its status and code', async () => {
  const refusal = Response.json({ code: 'conversation-full' }, { status: 409 })
  vi.stubGlobal('fetch', () => Promise.resolve(refusal))
  const written = createCalls('https://desk.example/api/v1').write(own, { message: 'Hello' }, 'key')
  await expect(written).rejects.toMatchObject({ status: 409, code: 'conversation-full' })
})

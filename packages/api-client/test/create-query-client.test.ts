import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, createApi, createQueryClient, runMutation } from '../src/index.ts'

beforeEach(() => {
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  vi.useRealTimers()
  environmentManager.setIsServer(() => true)
})

const ignore = () => undefined
const aClient = () =>
  createQueryClient({
    api: createApi({
      baseUrl: 'http://127.0.0.1/api/v1',
      token: ignore,
      onToken: ignore,
      onUnauthorized: ignore,
    }),
  })

/** What somebody sees of a query that fails so until the server is well again. */
function observe(failure: ConstructorParameters<typeof ApiError>[1]) {
  const server = { isWell: false }
  const observer = new QueryObserver(aClient(), {
    queryKey: ['info'],
    queryFn: () => {
      if (!server.isWell) throw new ApiError('getUserInfo', failure)
      return 'info'
    },
  })
  observer.subscribe(ignore)
  return { server, observer }
}

test('query: comes by itself once a server that could not be reached is back', async () => {
  const { server, observer } = observe({ kind: 'network' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(observer.getCurrentResult().isError).toBe(true)
  server.isWell = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(observer.getCurrentResult().data).toBe('info')
})

test('query: is not asked for again and again where the server has refused it', async () => {
  const { server, observer } = observe({ kind: 'status', status: 404 })
  await vi.advanceTimersByTimeAsync(10_000)
  server.isWell = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(observer.getCurrentResult().isError).toBe(true)
})

test('mutation: what was first read while it was under way is read again, its answer may be from before', async () => {
  const client = aClient()
  let stored = 'before'
  const observer = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: async () => {
      const answer = stored
      await new Promise((resolve) => setTimeout(resolve, 100))
      return answer
    },
  })
  observer.subscribe(ignore)
  await runMutation(client, {
    mutationFn: async () => void (stored = 'after'),
    meta: { invalidates: [['list']] },
  })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(observer.getCurrentResult().data).toBe('after')
})

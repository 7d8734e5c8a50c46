import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTimers } from '../timers.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('timers: a task that fails is logged under its own name, and the others run', async () => {
  const done: string[] = []
  const logged: unknown[] = []
  const stop = startTimers(
    [
      { run: () => Promise.reject(new Error('no database')), failure: 'Waking tickets failed' },
      { run: async () => void done.push('ended claims'), failure: 'Ending claims failed' },
    ],
    { warn: (_error: unknown, message?: string) => void logged.push(message) },
  )
  await vi.advanceTimersByTimeAsync(60_000)
  await stop()
  expect(done).toEqual(['ended claims', 'ended claims'])
  expect(logged).toEqual(['Waking tickets failed', 'Waking tickets failed'])
})

test('timers: a task that takes longer than its turn is left out until it is done', async () => {
  const begunAt: number[] = []
  const start = Date.now()
  const run = async () => {
    begunAt.push(Date.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 100_000))
  }
  const stop = startTimers([{ run, failure: 'Closing silent tickets failed' }], { warn: () => {} })
  await vi.advanceTimersByTimeAsync(160_000)
  expect(begunAt).toEqual([30_000, 150_000])
  await Promise.all([vi.advanceTimersByTimeAsync(100_000), stop()])
})

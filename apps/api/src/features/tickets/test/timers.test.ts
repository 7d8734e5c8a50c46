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

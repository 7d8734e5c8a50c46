import { expect, test } from 'vitest'
import { pollPause } from './poll-pause.ts'

test('poll: every 25 seconds, less often with each failure, at least every five minutes', () => {
  expect([0, 1, 2, 3, 4, 20].map(pollPause)).toEqual([25_000, 50_000, 100_000, 200_000, 300_000, 300_000])
})

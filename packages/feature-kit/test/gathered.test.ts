import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGathered } from '../src/gathered.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('gathered: the first is told at once, what comes soon after together and once', () => {
  const told: string[][] = []
  const gathered = createGathered<string>(1_000, (added) => told.push(added))
  gathered.add('sources')
  expect(told).toEqual([['sources']])
  for (const one of ['sources', 'gaps', 'sources']) gathered.add(one)
  vi.advanceTimersByTime(999)
  expect(told).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(told).toEqual([['sources'], ['sources', 'gaps']])
  vi.advanceTimersByTime(5_000)
  expect(told).toHaveLength(2)
  gathered.add('review')
  expect(told.at(-1)).toEqual(['review'])
})

test('gathered: nothing is told once it is stopped', () => {
  const told: string[][] = []
  const gathered = createGathered<string>(1_000, (added) => told.push(added))
  gathered.add('sources')
  gathered.add('gaps')
  gathered.stop()
  vi.advanceTimersByTime(5_000)
  expect(told).toHaveLength(1)
})

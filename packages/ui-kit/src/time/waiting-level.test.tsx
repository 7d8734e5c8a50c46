import { expect, test } from 'vitest'
import { waitingLevel } from './waiting-level.ts'

const minutes = (count: number) => count * 60_000

test('warns from one hour on, and alarms from four', () => {
  expect(waitingLevel(minutes(59))).toBe('calm')
  expect(waitingLevel(minutes(60))).toBe('warning')
  expect(waitingLevel(minutes(239))).toBe('warning')
  expect(waitingLevel(minutes(240))).toBe('danger')
})

test('each shop says what is long', () => {
  expect(waitingLevel(minutes(10), { warning: 5, danger: 15 })).toBe('warning')
  expect(waitingLevel(minutes(15), { warning: 5, danger: 15 })).toBe('danger')
})

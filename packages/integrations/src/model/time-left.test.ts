import { expect, test } from 'vitest'
import { minutesLeft } from './time-left.ts'

const now = Date.parse('2026-11-29T10:00:00.000Z')
const startedAt = '2026-11-29T09:50:00.000Z'
const running = { imported: 500, total: 1_500, isPaused: false, startedAt }

test('an import goes on at the pace that it has had', () => {
  expect(minutesLeft(running, now)).toBe(20)
})

test('the last moments are a minute, also where more came than the shop had said', () => {
  expect(minutesLeft({ ...running, imported: 1_600 }, now)).toBe(1)
})

test.each([
  ['is paused', { ...running, isPaused: true }],
  ['has hardly begun', { ...running, imported: 3 }],
  ['has no known end', { imported: 500, isPaused: false, startedAt }],
])('nothing is said of an import that %s', (_what, run) => {
  expect(minutesLeft(run, now)).toBeUndefined()
})

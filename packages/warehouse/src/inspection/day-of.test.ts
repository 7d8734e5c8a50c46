import { expect, test } from 'vitest'
import { dayOf } from './day-of.ts'

test('the day on which something was asked back counts from when it was sent, the first being 1', () => {
  const sent = '2026-11-01T10:00:00.000Z'
  expect(dayOf(sent, '2026-11-01T10:05:00.000Z')).toBe(1)
  expect(dayOf(sent, '2026-11-12T09:00:00.000Z')).toBe(11)
  expect(dayOf(sent, '2026-11-12T11:00:00.000Z')).toBe(12)
  expect(dayOf(undefined, sent)).toBeUndefined()
})

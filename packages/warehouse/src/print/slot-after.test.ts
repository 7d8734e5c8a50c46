import { expect, test } from 'vitest'
import { slotAfter } from './slot-after.ts'

test('the next print begins behind the last paper, and on a new sheet where that was the last slot', () => {
  expect(slotAfter(1, 1)).toBe(2)
  expect(slotAfter(3, 2)).toBe(1)
  expect(slotAfter(3, 3)).toBe(2)
  expect(slotAfter(2, 8)).toBe(2)
})

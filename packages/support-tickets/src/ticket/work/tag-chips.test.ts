import { expect, test } from 'vitest'
import { countFitting } from './tag-chips.tsx'

test('tags of a ticket: as many are shown as there is room for beside the number of the others', () => {
  const [refund, express] = [57, 40]
  expect(countFitting([refund, express], 109)).toBe(2)
  expect(countFitting([refund, express], 108)).toBe(1)
  expect(countFitting([refund, express], 85)).toBe(1)
  expect(countFitting([refund, express], 84)).toBe(0)
  expect(countFitting([refund, ...Array.from({ length: 10 }, () => express)], 92)).toBe(0)
})

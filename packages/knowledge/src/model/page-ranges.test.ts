import { expect, test } from 'vitest'
import { pageRanges } from './page-ranges.ts'

test('pages: neighbors are told as one stretch, and of many stretches the first', () => {
  expect(pageRanges([2, 3, 5, 7, 8, 9], 'en-US')).toBe('2–3, 5, 7–9')
  const odd = Array.from({ length: 20 }, (_, place) => 2 * place + 1)
  expect(pageRanges(odd, 'en-US')).toBe('1, 3, 5, 7, 9, 11, 13, 15, …')
})

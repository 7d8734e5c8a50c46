import { expect, test } from 'vitest'
import { matches } from './matches.ts'

test.each([
  ['', 'Close ticket', true],
  ['clo', 'Close ticket', true],
  ['ticket clo', 'Close ticket', true],
  ['lose', 'Close ticket', false],
  ['elodie', 'Élodie Marchand', true],
  ['Élo', 'elodie marchand', true],
  ['ml 10482', 'ML-10482', true],
  ['close x', 'Close ticket', false],
])('"%s" in "%s": %s', (search, text, isFound) => {
  expect(matches(search, text)).toBe(isFound)
})

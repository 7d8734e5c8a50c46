import { expect, test } from 'vitest'
import { cutText } from '../src/platform/cut-text.ts'

test('a cut text: a character of two halves is kept whole or left out', () => {
  expect(cutText('ab😀cd', 3)).toBe('ab')
  expect(cutText('ab😀cd', 4)).toBe('ab😀')
  expect(cutText('ab😀', 4)).toBe('ab😀')
  expect(cutText('abcd', 3)).toBe('abc')
  expect(cutText('abc', 0)).toBe('')
})

import { expect, test } from 'vitest'
import { slashWordAt } from '../src/slash-word.ts'

test.each([
  ['/', 1, { from: 0, query: '' }],
  ['Hello /del', 10, { from: 6, query: 'del' }],
  ['Hello\n/del and more', 10, { from: 6, query: 'del' }],
  ['and/or', 6, undefined],
  ['https://x', 9, undefined],
  ['/delay now', 10, undefined],
])('the word at the caret of %j at %i', (text, caret, expected) => {
  expect(slashWordAt(text, caret)).toEqual(expected)
})

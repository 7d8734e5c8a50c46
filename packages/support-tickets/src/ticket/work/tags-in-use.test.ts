import { expect, test } from 'vitest'
import { asWritten } from './tags-in-use.ts'

test.each([
  ['damaged', 'Damaged'],
  ['ÉTÉ', 'Été'],
  ['dam', 'dam'],
])('%s is the tag %s', (typed, tag) => {
  expect(asWritten(typed, ['Damaged', 'Été'])).toBe(tag)
})

import { expect, test } from 'vitest'
import { asWritten } from './tags-in-use.ts'

test.each([
  ['damaged', 'Damaged'],
  ['ÉTÉ', 'Été'],
  ['dam', 'dam'],
  ['été', 'été'],
])('%s is the tag %s', (typed, tag) => {
  expect(asWritten(typed, ['Damaged', 'Été', 'été'])).toBe(tag)
})
